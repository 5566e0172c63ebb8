import { ErroDaApi, pedir } from './candeia.mjs'

const lancar = 'mutation($input: EntradaInput!) { criarEntrada(input: $input) { id } }'
const semDescricao = { data: '2026-03-01', categoria: 2, descricao: '', valor: '250.00' }

const tentativas = [
  () => pedir(lancar, { input: semDescricao }),
  () => pedir('{ entrada(id: 999999) { id } }'),
  () => pedir('{ saidas { totalCount } }'),
  () => pedir('{ entradas { nodes { valro } } }'),
]
for (const tentar of tentativas) {
  try {
    await tentar()
  } catch (erro) {
    if (!(erro instanceof ErroDaApi)) throw erro
    console.log(erro.status, erro.code, erro.message)
    for (const [campo, texto] of Object.entries(erro.campos ?? {})) console.log(`  ${campo}: ${texto}`)
  }
}
