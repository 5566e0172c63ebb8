from candeia import ErroDaApi, pedir

LANCAR = "mutation($input: EntradaInput!) { criarEntrada(input: $input) { id } }"
SEM_DESCRICAO = {"data": "2026-03-01", "categoria": 2, "descricao": "", "valor": "250.00"}

tentativas = [
    lambda: pedir(LANCAR, {"input": SEM_DESCRICAO}),
    lambda: pedir("{ entrada(id: 999999) { id } }"),
    lambda: pedir("{ saidas { totalCount } }"),
    lambda: pedir("{ entradas { nodes { valro } } }"),
]
for tentar in tentativas:
    try:
        tentar()
    except ErroDaApi as erro:
        print(erro.status, erro.code, erro)
        for campo, texto in erro.campos.items():
            print(f"  {campo}: {texto}")
