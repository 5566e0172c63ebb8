import { auditRead } from '../../../kernel/audit/audit.js'
import { formatDate, formatInstant } from '../../../kernel/dates.js'
import { writtenCpf } from '../../../kernel/export/export.js'
import { formatMoney } from '../../../kernel/money.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { readCase } from '../../../kernel/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { lerReciboDizimo } from '../../financas/dizimo/index.js'
import { reciboPdfInput } from './recibo-pdf.input.js'

/** The receipt of a tithe as a PDF, with the text of its printed page, for users who may read it there. */
export const baixarReciboDizimo = readCase({
  action: 'dizimo.ler',
  input: reciboPdfInput,
  async run({ ctx, idCliente, leave }, { id }) {
    const recibo = await lerReciboDizimo(ctx, { id, idCliente })
    const { numeroRecibo, fusoHorario } = recibo
    await leave()
    await auditRead(ctx, recibo.idCliente, 'reciboDizimo.baixar', { idDizimo: recibo.id })
    const cpf = recibo.cpfMembro ? `, CPF ${writtenCpf(recibo.cpfMembro)}` : ''
    const valor = formatMoney(recibo.valorDizimo)
    const order = {
      logo: await logoPng(ctx.services, recibo.idCliente),
      documento: {
        titulo: `Recibo nº ${numeroRecibo}`,
        igreja: recibo.nomeIgreja,
        detalhes: [
          `Emitido em ${formatInstant(recibo.reciboEm, fusoHorario)}${recibo.nomeEmissor ? ` por ${recibo.nomeEmissor}` : ''}`,
          ...(recibo.estornado ? ['Este dízimo foi estornado: o recibo não vale mais.'] : []),
        ],
        resumo: [
          { rotulo: 'Valor', texto: valor },
          { rotulo: 'Data do dízimo', texto: formatDate(recibo.dataDizimo) },
          { rotulo: 'Meio', texto: recibo.nomeMeio },
        ],
        secoes: [
          {
            titulo: null,
            texto: [
              paragrafo([
                { texto: 'Recebemos de ' },
                { texto: recibo.nomeMembro, negrito: true },
                { texto: `${cpf}, a quantia de ` },
                { texto: valor, negrito: true },
                { texto: ` (${recibo.valorPorExtenso}), a título de dízimo.` },
              ]),
              // space for a signature
              paragrafo([{ texto: '\n\n\n______________________________\nTesouraria' }]),
            ],
          },
        ],
        geradoPor: ctx.viewer?.name ?? '',
        geradoEm: formatInstant(new Date(), fusoHorario),
        paisagem: false,
      },
    }
    const data = await makePdfNow(recibo.idCliente, order, ctx.ended)
    return { filename: `recibo-${numeroRecibo}.pdf`, type: 'application/pdf', data }
  },
})

const paragrafo = (trechos: { texto: string; negrito?: boolean }[]) => ({ tipo: 'p' as const, nivel: 0, trechos })
