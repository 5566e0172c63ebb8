import json
import os
import time
import urllib.error
import urllib.request

URL = os.environ["CANDEIA_URL"]
TOKEN = os.environ["CANDEIA_TOKEN"]


class ErroDaApi(Exception):
    """O texto é para pessoas; code, status, campos e correlacao são para o programa."""

    def __init__(self, message, extensions):
        super().__init__(message)
        self.code = extensions["code"]
        self.status = extensions["status"]
        self.campos = extensions.get("campos", {})
        self.correlacao = extensions["correlacao"]


def pedir(query, variables=None, chave=None, tentativas=4):
    """Envia uma consulta ou mutação e devolve os dados. Se o servidor está ocupado, espera e tenta de novo."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
    if chave:
        headers["idempotency-key"] = chave
    body = json.dumps({"query": query, "variables": variables or {}}).encode()
    pedido = urllib.request.Request(f"{URL}/graphql", data=body, headers=headers)
    try:
        with urllib.request.urlopen(pedido) as resposta:
            resultado = json.load(resposta)
    except urllib.error.HTTPError as erro:
        if erro.code in (429, 503) and tentativas > 1:
            time.sleep(int(erro.headers.get("retry-after", 5)))
            return pedir(query, variables, chave, tentativas - 1)
        resultado = json.load(erro)
    if resultado.get("errors"):
        primeiro = resultado["errors"][0]
        raise ErroDaApi(primeiro["message"], primeiro["extensions"])
    return resultado["data"]
