import { Readable } from 'node:stream'
import { formatDate } from '../../../../schema/rules/dates.js'
import { mesesInput } from '../../../../schema/rules/financas/contabilidade.input.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { type ZippedFile, zipOf } from '../../../kernel/data/storage/zip.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { type ExportColumn, exportFile } from '../../../kernel/transport/export/export.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import { inTurn } from '../../../kernel/work/limits/heavy.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { comprovantesOfPeriod, filesOf } from '../anexo/index.js'
import { namesByDocumento, pagamentoColumns, partidaColumns } from './contabilidade.export.js'
import { codigosOf, movimentosOf, type Period, pagamentosOf } from './contabilidade.queries.js'
import { partidasOf, type Resumo, resumoOf } from './contabilidade.rules.js'
import { periodOf } from './periodo.js'

/** The file in the archive that says what the others are. */
function readMeText(
  igreja: string,
  { inicio, fim }: Period,
  { partidas, total, semCodigo }: Resumo,
  withAnexos: boolean,
): string {
  return [
    `${igreja}: ${formatDate(inicio)} a ${formatDate(fim)}`,
    'Gerencial, sem valor de demonstração contábil.',
    '',
    'lancamentos-contabeis: cada lançamento a débito e a crédito, com os códigos do contador.',
    'pagamentos: sustento pastoral (prebenda), salários, serviços, aluguéis e reembolsos, com CPF ou CNPJ.',
    withAnexos
      ? 'comprovantes: os anexos dos lançamentos; a coluna Anexo diz de quais.'
      : 'Os anexos dos lançamentos ficaram de fora: o token que baixou este pacote não tem a permissão anexo.ler.',
    '',
    `${partidas} linhas, ${formatMoney(total)} a débito e a crédito.`,
    ...(semCodigo.length ? ['', 'Sem código do contador:', ...semCodigo.map(({ conta }) => `- ${conta.nome}`)] : []),
  ].join('\r\n')
}

/** All that an accountant asks for about these months, as one archive, whose attachments are read while it is sent. */
export const downloadPackage = readCase({
  action: 'contabilidade.exportar',
  input: mesesInput,
  async run({ ctx, leave, ...work }, meses) {
    const idCliente = ctx.ownTenant(work.idCliente)
    const periodo = periodOf(meses)
    await leave()
    return inTurn(ctx, idCliente, async () => {
      await ctx.readings.inPortions()
      const { db } = await ctx.read()
      const scope = { ctx, db, idCliente }
      const igreja = await from(scope, 'cliente').select('nome').executeTakeFirst()
      const codigos = await codigosOf(scope)
      const movimentos = await movimentosOf(scope, periodo)
      const pagamentos = await pagamentosOf(scope, periodo)
      const comprovantes = await comprovantesOfPeriod(scope, periodo)
      await ctx.endReading()
      const names = namesByDocumento(comprovantes)
      const linhas = movimentos.flatMap((movimento) =>
        partidasOf(movimento, codigos).map((partida) => ({
          ...partida,
          idCliente,
          anexo: names.get(partida.documento) ?? null,
        })),
      )
      const tables = [
        ...(await tableOf('lancamentos-contabeis', partidaColumns, linhas)),
        ...(await tableOf(
          'pagamentos',
          pagamentoColumns,
          pagamentos.map((row) => ({ ...row, idCliente })),
        )),
        {
          name: 'LEIA-ME.txt',
          data: Buffer.from(
            readMeText(igreja?.nome ?? '', periodo, resumoOf(movimentos, codigos), ctx.can('anexo.ler')),
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
        data: Readable.from(zipOf(all(tables, filesOf(comprovantes, ctx.services.images)))),
      }
    })
  },
})

/** The same rows as CSV and XLSX. */
async function tableOf<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<ZippedFile[]> {
  const files: ZippedFile[] = []
  for (const format of ['csv', 'xlsx'] as const)
    files.push({ name: `${name}.${format}`, data: (await exportFile(name, format, columns, rows)).data })
  return files
}

async function* all(tables: readonly ZippedFile[], comprovantes: AsyncIterable<ZippedFile>) {
  yield* tables
  for await (const { name, data } of comprovantes) yield { name: `comprovantes/${name}`, data }
}
