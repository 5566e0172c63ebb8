import { openAsBlob } from 'node:fs'
import { pedir } from './candeia.mjs'

const { CANDEIA_URL, CANDEIA_TOKEN } = process.env
const authorization = `Bearer ${CANDEIA_TOKEN}`
const [pessoa] = (await pedir('{ usuarios(first: 1, busca: "silva") { nodes { id } } }')).usuarios.nodes

// "operations" é o pedido, com null no lugar do arquivo; "map" diz de que variável é cada arquivo.
const formulario = new FormData()
const query = 'mutation($id: ID!, $arquivo: Upload!) { enviarFotoUsuario(id: $id, arquivo: $arquivo) { fotoUrl } }'
formulario.append('operations', JSON.stringify({ query, variables: { id: pessoa.id, arquivo: null } }))
formulario.append('map', JSON.stringify({ 0: ['variables.arquivo'] }))
formulario.append('0', await openAsBlob('foto.png', { type: 'image/png' }), 'foto.png')
const envio = await fetch(`${CANDEIA_URL}/graphql`, {
  method: 'POST',
  headers: { authorization, 'apollo-require-preflight': 'true' },
  body: formulario,
})
const { fotoUrl } = (await envio.json()).data.enviarFotoUsuario

const foto = await fetch(new URL(fotoUrl, CANDEIA_URL), { headers: { authorization } })
console.log(foto.status, foto.headers.get('content-type'))
