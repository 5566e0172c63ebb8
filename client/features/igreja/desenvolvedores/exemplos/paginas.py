from candeia import pedir

QUERY = """query($after: String) {
  usuarios(first: 100, after: $after, ordem: { campo: name }) {
    nodes { id name email }
    pageInfo { hasNextPage endCursor }
  }
}"""


def pessoas():
    after = None
    while True:
        pagina = pedir(QUERY, {"after": after})["usuarios"]
        yield from pagina["nodes"]
        if not pagina["pageInfo"]["hasNextPage"]:
            return
        after = pagina["pageInfo"]["endCursor"]


for pessoa in pessoas():
    print(pessoa["name"])
