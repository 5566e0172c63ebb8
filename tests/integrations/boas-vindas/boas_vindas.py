"""Mantém a lista de telefones da equipe de boas-vindas, avisado por um webhook. Só usa a biblioteca padrão do Python 3.

    python3 boas_vindas.py

Fica à espera de avisos na porta PORTA. A cada aviso sobre uma pessoa, lê como ela está agora e reescreve
boas-vindas.csv, com nome e telefone, em ordem. Um aviso repetido não faz nada. O que já foi recebido fica em
boas-vindas.db, de modo que o programa pode parar e voltar a qualquer momento.

O endereço vem de CANDEIA_URL; o token, com as permissões usuario.ler e usuario.lerDadosPessoais, de CANDEIA_TOKEN; e o
segredo do webhook, de CANDEIA_SEGREDO.
"""

import csv
import hashlib
import hmac
import json
import os
import sqlite3
import time
import urllib.error
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

PESSOA = "query($id: ID!) { usuario(id: $id) { uuid name telefoneUsuario excluidoEm } }"
banco = sqlite3.connect("boas-vindas.db")
banco.execute("create table if not exists entrega (id text primary key)")
banco.execute("create table if not exists pessoa (uuid text primary key, nome text, telefone text)")


def ler(uuid):
    """A pessoa como está agora; None se ela não existe mais."""
    corpo = json.dumps({"query": PESSOA, "variables": {"id": uuid}}).encode()
    headers = {"content-type": "application/json", "authorization": "Bearer " + os.environ["CANDEIA_TOKEN"]}
    pedido = urllib.request.Request(os.environ["CANDEIA_URL"] + "/graphql", data=corpo, headers=headers)
    try:
        with urllib.request.urlopen(pedido, timeout=8) as resposta:
            resultado = json.load(resposta)
    except urllib.error.HTTPError as erro:
        resultado = json.load(erro)
    if not resultado.get("errors"):
        return resultado["data"]["usuario"]
    if resultado["errors"][0]["extensions"]["code"] == "NOT_FOUND":
        return None
    raise RuntimeError(resultado["errors"][0]["message"])


def confere(assinatura, corpo):
    partes = [parte.partition("=") for parte in assinatura.split(",")]
    t = next((valor for nome, _, valor in partes if nome == "t"), "")
    if not t.isdigit() or abs(time.time() - int(t)) > 300:
        return False
    certa = hmac.new(os.environ["CANDEIA_SEGREDO"].encode(), t.encode() + b"." + corpo, hashlib.sha256).hexdigest()
    return any(nome == "v1" and hmac.compare_digest(valor, certa) for nome, _, valor in partes)


def tratar(aviso):
    """Anota a pessoa e a entrega na mesma transação: ou as duas, ou nenhuma."""
    with banco:
        if banco.execute("select 1 from entrega where id = ?", [aviso["entrega"]]).fetchone():
            return
        if aviso["tipo"] == "Usuario":
            pessoa = ler(aviso["id"])
            if pessoa and not pessoa["excluidoEm"]:
                linha = [pessoa["uuid"], pessoa["name"], pessoa["telefoneUsuario"]]
                banco.execute("insert or replace into pessoa values (?, ?, ?)", linha)
            else:
                banco.execute("delete from pessoa where uuid = ?", [aviso["id"]])
        banco.execute("insert into entrega values (?)", [aviso["entrega"]])
    escrever()


def escrever():
    with open("boas-vindas.novo.csv", "w", encoding="utf-8", newline="") as arquivo:
        planilha = csv.writer(arquivo, delimiter=";", lineterminator="\n")
        planilha.writerow(["nome", "telefone"])
        planilha.writerows(banco.execute("select nome, telefone from pessoa order by nome"))
    # quem lê a lista nunca a encontra pela metade
    os.replace("boas-vindas.novo.csv", "boas-vindas.csv")


class Receptor(BaseHTTPRequestHandler):
    def do_POST(self):
        corpo = self.rfile.read(int(self.headers["content-length"]))
        if not confere(self.headers.get("candeia-assinatura", ""), corpo):
            return self.responder(401)
        try:
            tratar(json.loads(corpo))
        except Exception as erro:
            print(erro, flush=True)
            return self.responder(503)
        return self.responder(204)

    def responder(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


servidor = HTTPServer(("127.0.0.1", int(os.environ["PORTA"])), Receptor)
print("pronto", flush=True)
servidor.serve_forever()
