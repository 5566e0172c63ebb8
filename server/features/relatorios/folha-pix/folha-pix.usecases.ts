import { formatDate, formatInstant } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { cobrancaPixInput, folhaPixInput } from '../../../../schema/rules/relatorios/folha-pix.input.js'
import { conflict } from '../../../kernel/base/errors.js'
import { qrSquares } from '../../../kernel/base/qr.js'
import { makePdfNow } from '../../../kernel/transport/pdf/make-pdf.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf, logoPng } from '../../acesso/cliente/index.js'
import { readContaReceber } from '../../financas/conta-receber/index.js'
import { readFolhaPix, recebedor, recebedorOf } from '../../missoes/codigo-pix/index.js'
import { cobrancaOfConta } from '../../missoes/pix-recebido/index.js'

interface Folha {
  idCliente: number
  fuso: string
  titulo: string
  detalhes: string[]
  recebedor: NonNullable<ReturnType<typeof recebedorOf>>
  txid: string
  copiaECola: string
}

/** One page with a QR and whom it pays. */
async function folha(ctx: Context, { idCliente, fuso, titulo, detalhes, recebedor, txid, copiaECola }: Folha) {
  const cnpj = recebedor.cnpj ? `CNPJ ${writtenCnpj(recebedor.cnpj)}` : null
  const order = {
    logo: await logoPng(ctx.services, idCliente),
    documento: {
      titulo,
      igreja: recebedor.igreja,
      detalhes: [...detalhes, `Identificador: ${txid}`],
      resumo: [],
      secoes: [
        {
          titulo: 'Aponte a câmera do aplicativo do seu banco',
          quadros: await qrSquares(copiaECola),
        },
        {
          titulo: 'Quem recebe',
          texto: [
            paragrafo([recebedor.igreja, cnpj].filter(Boolean).join(', ')),
            paragrafo(`No banco aparece: ${recebedor.nome}, ${recebedor.cidade}`),
            paragrafo(`Chave Pix: ${recebedor.chave}`),
          ],
        },
        { titulo: 'Pix copia e cola', texto: [paragrafo(copiaECola)] },
      ],
      geradoPor: ctx.viewer?.name ?? '',
      geradoEm: formatInstant(new Date(), fuso),
      paisagem: false,
    },
  }
  return makePdfNow(await inLane(ctx.services, idCliente), order, ctx.life.ended)
}

/** A sheet with the QR of a Pix code and whom it pays, for the wall or the table. */
export const downloadFolhaPix = readCase({
  action: 'codigoPix.ler',
  input: folhaPixInput,
  async run({ ctx, idCliente, leave }, { id }) {
    const read = await readFolhaPix(ctx, { id, idCliente })
    const { titulo, pessoa, txid } = read
    await leave()
    await auditRead(ctx, read.idCliente, 'codigoPix.imprimir', { idCodigoPix: read.id })
    const detalhes = pessoa ? [`Código de ${pessoa}`] : []
    const data = await folha(ctx, { ...read, titulo: `${titulo} por Pix`, detalhes })
    return { filename: `pix-${txid}.pdf`, type: 'application/pdf', data }
  },
})

/** The charge of a receivable, for who pays it. */
export const downloadCobrancaPix = readCase({
  action: 'contaReceber.ler',
  input: cobrancaPixInput,
  async run({ ctx, db, leave }, { id }) {
    const conta = await readContaReceber(ctx, { id })
    const { idCliente, descricaoConta } = conta
    const work = { db, idCliente }
    const cobranca = await cobrancaOfConta(work, conta.id)
    const who = recebedorOf(await recebedor(work, idCliente))
    if (!cobranca?.texto || !who) throw conflict('Esta conta não tem cobrança por Pix que valha: cobre antes por Pix.')
    const { txid, texto, valor, expiraEm } = cobranca
    const fuso = await fusoOf(ctx, idCliente)
    await leave()
    await auditRead(ctx, idCliente, 'contaReceber.imprimirCobranca', { idContaReceber: conta.id })
    const detalhes = [
      `Valor: ${formatMoney(valor)}`,
      `Vencimento: ${formatDate(conta.dataVencimentoConta)}`,
      `Pode ser pago até ${formatInstant(new Date(expiraEm), fuso)}, uma só vez`,
    ]
    const data = await folha(ctx, {
      idCliente,
      fuso,
      titulo: descricaoConta,
      detalhes,
      recebedor: who,
      txid,
      copiaECola: texto,
    })
    return { filename: `cobranca-${txid}.pdf`, type: 'application/pdf', data }
  },
})

const paragrafo = (texto: string) => ({ tipo: 'p' as const, nivel: 0, trechos: [{ texto }] })

const writtenCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
