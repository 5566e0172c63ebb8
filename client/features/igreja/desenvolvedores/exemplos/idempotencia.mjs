import { pedir } from './candeia.mjs'

const lancar = 'mutation($input: EntradaInput!) { criarEntrada(input: $input) { id valor descricao } }'
const input = { data: '2026-03-01', categoria: 2, descricao: 'Oferta do culto da manhã', valor: '250.00' }

// A chave diz qual oferta é: quem repete o pedido, hoje ou depois de uma queda, não lança outra.
const chave = 'oferta-2026-03-01-manha'
const primeira = await pedir(lancar, { input }, { chave })
const repetida = await pedir(lancar, { input }, { chave })
console.log(primeira.criarEntrada.valor, primeira.criarEntrada.id === repetida.criarEntrada.id)
