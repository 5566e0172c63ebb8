import json
import urllib.parse
import urllib.request

from candeia import TOKEN, URL, pedir

pessoa = pedir('{ usuarios(first: 1, busca: "silva") { nodes { id } } }')["usuarios"]["nodes"][0]

# "operations" é o pedido, com null no lugar do arquivo; "map" diz de que variável é cada arquivo.
QUERY = "mutation($id: ID!, $arquivo: Upload!) { enviarFotoUsuario(id: $id, arquivo: $arquivo) { fotoUrl } }"
operations = json.dumps({"query": QUERY, "variables": {"id": pessoa["id"], "arquivo": None}})
LIMITE = "----candeia"
NOME = 'content-disposition: form-data; name="%s"'
with open("foto.png", "rb") as arquivo:
    partes = [
        (NOME % "operations", operations.encode()),
        (NOME % "map", json.dumps({"0": ["variables.arquivo"]}).encode()),
        (NOME % "0" + '; filename="foto.png"\r\ncontent-type: image/png', arquivo.read()),
    ]
corpo = b"".join(f"--{LIMITE}\r\n{cabecalho}\r\n\r\n".encode() + dados + b"\r\n" for cabecalho, dados in partes)
autorizacao = {"authorization": f"Bearer {TOKEN}"}
envio = urllib.request.Request(
    f"{URL}/graphql",
    data=corpo + f"--{LIMITE}--\r\n".encode(),
    headers={
        **autorizacao,
        "apollo-require-preflight": "true",
        "content-type": f"multipart/form-data; boundary={LIMITE}",
    },
)
with urllib.request.urlopen(envio) as resposta:
    foto_url = json.load(resposta)["data"]["enviarFotoUsuario"]["fotoUrl"]

pedido = urllib.request.Request(urllib.parse.urljoin(URL, foto_url), headers=autorizacao)
with urllib.request.urlopen(pedido) as foto:
    print(foto.status, foto.headers["content-type"])
