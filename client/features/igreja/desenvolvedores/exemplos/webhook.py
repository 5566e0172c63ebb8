import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from candeia import ErroDaApi, pedir

SEGREDO = os.environ["CANDEIA_SEGREDO"].encode()
vistas = set()


def confere(assinatura, corpo):
    """Confere quem enviou o aviso e que ele é de agora: um aviso antigo pode ter sido copiado."""
    partes = [parte.partition("=") for parte in assinatura.split(",")]
    t = next((valor for nome, _, valor in partes if nome == "t"), "")
    if not t.isdigit() or abs(time.time() - int(t)) > 300:
        return False
    certa = hmac.new(SEGREDO, t.encode() + b"." + corpo, hashlib.sha256).hexdigest()
    return any(nome == "v1" and hmac.compare_digest(valor, certa) for nome, _, valor in partes)


def tratar(aviso):
    """O aviso diz só que registro mudou. O resto se lê com o token, que pode o que foi marcado nele."""
    # Um teste não tem registro: tipo e id vêm nulos.
    if aviso["tipo"] != "Usuario":
        return print(aviso["evento"], flush=True)
    try:
        usuario = pedir("query($id: ID!) { usuario(id: $id) { name } }", {"id": aviso["id"]})["usuario"]
        print(aviso["evento"], usuario["name"], flush=True)
    except ErroDaApi as erro:
        # Foi excluída antes deste aviso: repeti-lo não a traria de volta.
        if erro.code != "NOT_FOUND":
            raise


class Receptor(BaseHTTPRequestHandler):
    def do_POST(self):
        corpo = self.rfile.read(int(self.headers["content-length"]))
        if not confere(self.headers.get("candeia-assinatura", ""), corpo):
            return self.responder(401)
        aviso = json.loads(corpo)
        # O mesmo aviso pode chegar mais de uma vez, com o mesmo número.
        if aviso["entrega"] not in vistas:
            try:
                tratar(aviso)
            except Exception:
                # O aviso volta mais tarde.
                return self.responder(503)
            vistas.add(aviso["entrega"])
        return self.responder(204)

    def responder(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


servidor = ThreadingHTTPServer(("", int(os.environ.get("PORTA", "8080"))), Receptor)
print("pronto", flush=True)
servidor.serve_forever()
