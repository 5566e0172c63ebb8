"""Lança ofertas de uma planilha e baixa o livro-caixa de um mês. Só usa a biblioteca padrão do Python 3.

    python3 ofertas.py lancar ofertas.csv
    python3 ofertas.py livro-caixa 2026-03 livro-caixa.pdf

A planilha tem as colunas data (2026-03-01), descricao e valor (250,00). Repetir o comando não lança nada duas vezes:
cada linha tem uma Idempotency-Key que vem dela mesma, e o que já foi lançado fica anotado ao lado da planilha, porque
o servidor se lembra de uma chave só por 48 horas.

O endereço vem de CANDEIA_URL, e o token, com as permissões entrada.escrever, relatorio.ler e livroCaixa.ler, de
CANDEIA_TOKEN.
"""

import calendar
import collections
import csv
import hashlib
import json
import os
import sys
import time
import urllib.error
import urllib.request

OFERTA = 2
LANCAR = "mutation($input: EntradaInput!) { criarEntrada(input: $input) { uuid } }"
GERAR = """mutation($input: GerarRelatorioInput!) {
  gerarRelatorio(input: $input) { uuid status motivo url }
}"""
ACOMPANHAR = "query($id: ID!) { relatorio(id: $id) { uuid status motivo url } }"


class Recusado(Exception):
    """O servidor recusou o pedido; repeti-lo não muda nada."""


def pedir(query, variables, chave=None, tentativas=5):
    headers = {
        "content-type": "application/json",
        "authorization": "Bearer " + os.environ["CANDEIA_TOKEN"],
    }
    if chave:
        headers["idempotency-key"] = chave
    corpo = json.dumps({"query": query, "variables": variables}).encode()
    pedido = urllib.request.Request(os.environ["CANDEIA_URL"] + "/graphql", data=corpo, headers=headers)
    try:
        with urllib.request.urlopen(pedido, timeout=60) as resposta:
            resultado = json.load(resposta)
    except urllib.error.HTTPError as erro:
        if erro.code not in (429, 503) or tentativas == 1:
            resultado = json.load(erro)
        else:
            time.sleep(int(erro.headers.get("retry-after", 5)))
            return pedir(query, variables, chave, tentativas - 1)
    except OSError:
        # a rede caiu: com a chave, pode-se repetir o pedido sem saber se ele chegou
        if tentativas == 1:
            raise
        time.sleep(1)
        return pedir(query, variables, chave, tentativas - 1)
    if resultado.get("errors"):
        erro = resultado["errors"][0]
        campos = erro["extensions"].get("campos", {})
        raise Recusado("; ".join(f"{campo}: {texto}" for campo, texto in campos.items()) or erro["message"])
    return resultado["data"]


def linhas(planilha):
    """Cada linha com a sua chave. Duas ofertas iguais no mesmo dia têm chaves diferentes."""
    iguais = collections.Counter()
    with open(planilha, encoding="utf-8-sig", newline="") as arquivo:
        for numero, linha in enumerate(csv.DictReader(arquivo, delimiter=";"), start=2):
            valor = linha["valor"].replace(".", "").replace(",", ".")
            oferta = {"data": linha["data"], "descricao": linha["descricao"], "valor": valor, "categoria": OFERTA}
            texto = json.dumps(oferta, sort_keys=True)
            iguais[texto] += 1
            chave = hashlib.sha256(f"{texto} {iguais[texto]}".encode()).hexdigest()
            yield numero, f"oferta {chave}", oferta


def lancar(planilha):
    anotacoes = planilha + ".lancadas.json"
    lancadas = {}
    if os.path.exists(anotacoes):
        with open(anotacoes, encoding="utf-8") as arquivo:
            lancadas = json.load(arquivo)
    novas = recusadas = 0
    for numero, chave, oferta in linhas(planilha):
        if chave in lancadas:
            continue
        try:
            lancadas[chave] = pedir(LANCAR, {"input": oferta}, chave)["criarEntrada"]["uuid"]
        except Recusado as motivo:
            recusadas += 1
            print(f"linha {numero}: {motivo}")
            continue
        novas += 1
        with open(anotacoes, "w", encoding="utf-8") as arquivo:
            json.dump(lancadas, arquivo)
    print(f"{novas} lançadas, {recusadas} recusadas")
    return 1 if recusadas else 0


def livro_caixa(mes, destino):
    ano, numero = (int(parte) for parte in mes.split("-"))
    ultimo = calendar.monthrange(ano, numero)[1]
    dados = {"tipo": "financas", "dataInicial": f"{mes}-01", "dataFinal": f"{mes}-{ultimo}"}
    relatorio = pedir(GERAR, {"input": dados})["gerarRelatorio"]
    while relatorio["status"] in ("na_fila", "gerando"):
        time.sleep(2)
        relatorio = pedir(ACOMPANHAR, {"id": relatorio["uuid"]})["relatorio"]
    if relatorio["status"] == "falhou":
        print(relatorio["motivo"])
        return 1
    with urllib.request.urlopen(relatorio["url"]) as resposta, open(destino, "wb") as arquivo:
        arquivo.write(resposta.read())
    print(destino)
    return 0


if __name__ == "__main__":
    comando, *argumentos = sys.argv[1:]
    sys.exit({"lancar": lancar, "livro-caixa": livro_caixa}[comando](*argumentos))
