import { writeFile } from 'node:fs/promises'
import { pedir } from './candeia.mjs'

const gerar = `mutation($input: GerarRelatorioInput!) {
  gerarRelatorio(input: $input) { uuid status motivo url }
}`
const acompanhar = 'query($id: ID!) { relatorio(id: $id) { uuid status motivo url } }'

const input = { tipo: 'financas', dataInicial: '2026-03-01', dataFinal: '2026-03-31' }
let relatorio = (await pedir(gerar, { input })).gerarRelatorio
while (relatorio.status === 'na_fila' || relatorio.status === 'gerando') {
  await new Promise((pronto) => setTimeout(pronto, 2000))
  relatorio = (await pedir(acompanhar, { id: relatorio.uuid })).relatorio
}
if (relatorio.status === 'falhou') throw new Error(relatorio.motivo)

// A url é assinada: abre o PDF por 15 minutos, sem token.
const pdf = Buffer.from(await (await fetch(relatorio.url)).arrayBuffer())
await writeFile('livro-caixa.pdf', pdf)
console.log('livro-caixa.pdf', pdf.subarray(0, 4).toString())
