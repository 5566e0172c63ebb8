import { auditRead } from '../../../kernel/audit/audit.js'
import type { Context } from '../../../kernel/context.js'
import { formatDate, formatInstant } from '../../../kernel/dates.js'
import { conflict } from '../../../kernel/errors.js'
import { inLane } from '../../../kernel/limits/lanes.js'
import { formatMoney } from '../../../kernel/money.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { qrSquares } from '../../../kernel/qr.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe, logoPng } from '../../acesso/cliente/index.js'
import { lerContaReceber } from '../../financas/conta-receber/index.js'
import { lerFolhaPix, recebe, recebedor } from '../../missoes/codigo-pix/index.js'
import { cobrancaDaConta } from '../../missoes/pix-recebido/index.js'
import { cobrancaPixInput, folhaPixInput } from './folha-pix.input.js'

interface Folha {
  idCliente: number
  fuso: string
  titulo: string
  detalhes: string[]
  recebedor: NonNullable<ReturnType<typeof recebe>>
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
export const baixarFolhaPix = readCase({
  action: 'codigoPix.ler',
  input: folhaPixInput,
  async run({ ctx, idCliente, leave }, { id }) {
    const lida = await lerFolhaPix(ctx, { id, idCliente })
    const { titulo, pessoa, txid } = lida
    await leave()
    await auditRead(ctx, lida.idCliente, 'codigoPix.imprimir', { idCodigoPix: lida.id })
    const detalhes = pessoa ? [`Código de ${pessoa}`] : []
    const data = await folha(ctx, { ...lida, titulo: `${titulo} por Pix`, detalhes })
    return { filename: `pix-${txid}.pdf`, type: 'application/pdf', data }
  },
})

/** The charge of a receivable, for who pays it. */
export const baixarCobrancaPix = readCase({
  action: 'contaReceber.ler',
  input: cobrancaPixInput,
  async run({ ctx, db, leave }, { id }) {
    const conta = await lerContaReceber(ctx, { id })
    const { idCliente, descricaoConta } = conta
    const work = { db, idCliente }
    const cobranca = await cobrancaDaConta(work, conta.id)
    const quem = recebe(await recebedor(work, idCliente))
    if (!cobranca?.texto || !quem) throw conflict('Esta conta não tem cobrança por Pix que valha: cobre antes por Pix.')
    const { txid, texto, valor, expiraEm } = cobranca
    const fuso = await fusoDe(ctx, idCliente)
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
      recebedor: quem,
      txid,
      copiaECola: texto,
    })
    return { filename: `cobranca-${txid}.pdf`, type: 'application/pdf', data }
  },
})

const paragrafo = (texto: string) => ({ tipo: 'p' as const, nivel: 0, trechos: [{ texto }] })

const writtenCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
