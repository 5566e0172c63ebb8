import json
import os
import urllib.request

query = "query($busca: String) { usuarios(first: 5, busca: $busca) { totalCount nodes { id name } } }"
pedido = urllib.request.Request(
    os.environ["CANDEIA_URL"] + "/graphql",
    data=json.dumps({"query": query, "variables": {"busca": "silva"}}).encode(),
    headers={"content-type": "application/json", "authorization": "Bearer " + os.environ["CANDEIA_TOKEN"]},
)
with urllib.request.urlopen(pedido) as resposta:
    resultado = json.load(resposta)
usuarios = resultado["data"]["usuarios"]
custo = resultado["extensions"]["custo"]
for pessoa in usuarios["nodes"]:
    print(pessoa["name"])
print(f"{usuarios['totalCount']} no total; custo {custo['usado']} de {custo['limite']}")
