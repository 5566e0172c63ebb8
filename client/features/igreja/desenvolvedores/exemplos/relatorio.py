import time
import urllib.request

from candeia import pedir

GERAR = """mutation($input: GerarRelatorioInput!) {
  gerarRelatorio(input: $input) { uuid status motivo url }
}"""
ACOMPANHAR = "query($id: ID!) { relatorio(id: $id) { uuid status motivo url } }"

dados = {"tipo": "financas", "dataInicial": "2026-03-01", "dataFinal": "2026-03-31"}
relatorio = pedir(GERAR, {"input": dados})["gerarRelatorio"]
while relatorio["status"] in ("na_fila", "gerando"):
    time.sleep(2)
    relatorio = pedir(ACOMPANHAR, {"id": relatorio["uuid"]})["relatorio"]
if relatorio["status"] == "falhou":
    raise SystemExit(relatorio["motivo"])

# A url é assinada: abre o PDF por 15 minutos, sem token.
with urllib.request.urlopen(relatorio["url"]) as resposta:
    pdf = resposta.read()
with open("livro-caixa.pdf", "wb") as arquivo:
    arquivo.write(pdf)
print("livro-caixa.pdf", pdf[:4].decode())
