import { Readable } from 'node:stream'
import { auditRead } from '../../../kernel/audit/audit.js'
import { formatDate } from '../../../kernel/dates.js'
import { type ExportColumn, exportFile } from '../../../kernel/export/export.js'
import { type ZippedFile, zipOf } from '../../../kernel/files/zip.js'
import { inTurn } from '../../../kernel/limits/heavy.js'
import { formatMoney } from '../../../kernel/money.js'
import { from } from '../../../kernel/tenant/records.js'
import { readCase } from '../../../kernel/use-case.js'
import { arquivosDe, comprovantesDoPeriodo } from '../anexo/index.js'
import { colunasDasPartidas, colunasDosPagamentos, nomesPorDocumento } from './contabilidade.export.js'
import { mesesInput } from './contabilidade.input.js'
import { codigosDe, movimentosDe, type Periodo, pagamentosDe } from './contabilidade.queries.js'
import { partidasDe, type Resumo, resumoDe } from './contabilidade.rules.js'
import { periodoDe } from './periodo.js'

/** The file in the archive that says what the others are. */
function leiaMe(
  igreja: string,
  { inicio, fim }: Periodo,
  { partidas, total, semCodigo }: Resumo,
  comAnexos: boolean,
): string {
  return [
    `${igreja}: ${formatDate(inicio)} a ${formatDate(fim)}`,
    'Gerencial, sem valor de demonstração contábil.',
    '',
    'lancamentos-contabeis: cada lançamento a débito e a crédito, com os códigos do contador.',
    'pagamentos: sustento pastoral (prebenda), salários, serviços, aluguéis e reembolsos, com CPF ou CNPJ.',
    comAnexos
      ? 'comprovantes: os anexos dos lançamentos; a coluna Anexo diz de quais.'
      : 'Os anexos dos lançamentos ficaram de fora: o token que baixou este pacote não tem a permissão anexo.ler.',
    '',
    `${partidas} linhas, ${formatMoney(total)} a débito e a crédito.`,
    ...(semCodigo.length ? ['', 'Sem código do contador:', ...semCodigo.map(({ conta }) => `- ${conta.nome}`)] : []),
  ].join('\r\n')
}

/** All that an accountant asks for about these months, as one archive, whose attachments are read while it is sent. */
export const baixarPacote = readCase({
  action: 'contabilidade.exportar',
  input: mesesInput,
  async run({ ctx, leave, ...work }, meses) {
    const idCliente = ctx.ownTenant(work.idCliente)
    const periodo = periodoDe(meses)
    await leave()
    return inTurn(ctx, idCliente, async () => {
      await ctx.readings.inPortions()
      const { db } = await ctx.read()
      const scope = { ctx, db, idCliente }
      const igreja = await from(scope, 'cliente').select('nome').executeTakeFirst()
      const codigos = await codigosDe(scope)
      const movimentos = await movimentosDe(scope, periodo)
      const pagamentos = await pagamentosDe(scope, periodo)
      const comprovantes = await comprovantesDoPeriodo(scope, periodo)
      await ctx.endReading()
      const names = nomesPorDocumento(comprovantes)
      const linhas = movimentos.flatMap((movimento) =>
        partidasDe(movimento, codigos).map((partida) => ({
          ...partida,
          idCliente,
          anexo: names.get(partida.documento) ?? null,
        })),
      )
      const tables = [
        ...(await tabela('lancamentos-contabeis', colunasDasPartidas, linhas)),
        ...(await tabela(
          'pagamentos',
          colunasDosPagamentos,
          pagamentos.map((row) => ({ ...row, idCliente })),
        )),
        {
          name: 'LEIA-ME.txt',
          data: Buffer.from(
            leiaMe(igreja?.nome ?? '', periodo, resumoDe(movimentos, codigos), ctx.can('anexo.ler')),
            'utf8',
          ),
        },
      ]
      await auditRead(ctx, idCliente, 'contabilidade.baixar', {
        ...meses,
        linhas: linhas.length,
        pagamentos: pagamentos.length,
        comprovantes: comprovantes.length,
      })
      return {
        filename: `contador-${meses.de === meses.ate ? meses.de : `${meses.de}-a-${meses.ate}`}.zip`,
        type: 'application/zip',
        data: Readable.from(zipOf(all(tables, arquivosDe(comprovantes, ctx.services.images)))),
      }
    })
  },
})

/** The same rows as CSV and XLSX. */
async function tabela<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<ZippedFile[]> {
  const files: ZippedFile[] = []
  for (const formato of ['csv', 'xlsx'] as const)
    files.push({ name: `${name}.${formato}`, data: (await exportFile(name, formato, columns, rows)).data })
  return files
}

async function* all(tables: readonly ZippedFile[], comprovantes: AsyncIterable<ZippedFile>) {
  yield* tables
  for await (const { name, data } of comprovantes) yield { name: `comprovantes/${name}`, data }
}
