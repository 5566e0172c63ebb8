import { auditRead } from '../../../kernel/audit/audit.js'
import { formatInstant } from '../../../kernel/dates.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { qrSquares } from '../../../kernel/qr.js'
import { readCase } from '../../../kernel/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { lerFolhaPix } from '../../missoes/codigo-pix/index.js'
import { folhaPixInput } from './folha-pix.input.js'

/** A sheet with the QR of a Pix code and whom it pays, for the wall or the table. */
export const baixarFolhaPix = readCase({
  action: 'codigoPix.ler',
  input: folhaPixInput,
  async run({ ctx, idCliente, leave }, { id }) {
    const folha = await lerFolhaPix(ctx, { id, idCliente })
    const { recebedor, titulo, pessoa, txid, copiaECola } = folha
    await leave()
    await auditRead(ctx, folha.idCliente, 'codigoPix.imprimir', { idCodigoPix: folha.id })
    const cnpj = recebedor.cnpj ? `CNPJ ${writtenCnpj(recebedor.cnpj)}` : null
    const order = {
      logo: await logoPng(ctx.services, folha.idCliente),
      documento: {
        titulo: `${titulo} por Pix`,
        igreja: recebedor.igreja,
        detalhes: [...(pessoa ? [`Código de ${pessoa}`] : []), `Identificador: ${txid}`],
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
        geradoEm: formatInstant(new Date(), folha.fuso),
        paisagem: false,
      },
    }
    const data = await makePdfNow(folha.idCliente, order, ctx.ended)
    return { filename: `pix-${txid}.pdf`, type: 'application/pdf', data }
  },
})

const paragrafo = (texto: string) => ({ tipo: 'p' as const, nivel: 0, trechos: [{ texto }] })

const writtenCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
