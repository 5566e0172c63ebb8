const { CANDEIA_URL, CANDEIA_TOKEN } = process.env

const resposta = await fetch(`${CANDEIA_URL}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${CANDEIA_TOKEN}` },
  body: JSON.stringify({
    query: 'query($busca: String) { usuarios(first: 5, busca: $busca) { totalCount nodes { id name } } }',
    variables: { busca: 'silva' },
  }),
})
const { data, errors, extensions } = await resposta.json()
if (errors) throw new Error(errors[0].message)
for (const { name } of data.usuarios.nodes) console.log(name)
console.log(`${data.usuarios.totalCount} no total; custo ${extensions.custo.usado} de ${extensions.custo.limite}`)
