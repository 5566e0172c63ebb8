from candeia import pedir

LANCAR = "mutation($input: EntradaInput!) { criarEntrada(input: $input) { id valor descricao } }"
DADOS = {"data": "2026-03-01", "categoria": 2, "descricao": "Oferta do culto da manhã", "valor": "250.00"}

# A chave diz qual oferta é: quem repete o pedido, hoje ou depois de uma queda, não lança outra.
CHAVE = "oferta-2026-03-01-manha"
primeira = pedir(LANCAR, {"input": DADOS}, CHAVE)["criarEntrada"]
repetida = pedir(LANCAR, {"input": DADOS}, CHAVE)["criarEntrada"]
print(primeira["valor"], str(primeira["id"] == repetida["id"]).lower())
