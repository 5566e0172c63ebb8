import { auditRead } from '../../../kernel/audit/audit.js'
import { formatInstant } from '../../../kernel/dates.js'
import { inLane } from '../../../kernel/limits/lanes.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { readCase } from '../../../kernel/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { comprovanteInput, lerComprovante } from '../../missoes/contribuicao/index.js'
import { reciboImpresso } from '../recibo-pdf/index.js'
import { documentoDoAno } from './documento.js'

/** The yearly statement of what the current user gave. */
export const baixarComprovante = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: comprovanteInput,
  async run({ ctx, leave }, { ano }) {
    const comprovante = await lerComprovante(ctx, { ano })
    const { recibo, fusoHorario } = comprovante
    const documento = recibo
      ? (await reciboImpresso(ctx, recibo, [])).order.documento
      : documentoDoAno(comprovante, formatInstant(new Date(), fusoHorario))
    await leave()
    await auditRead(ctx, comprovante.idCliente, 'contribuicao.baixar', { ano, ...(recibo && { idRecibo: recibo.id }) })
    const order = { logo: await logoPng(ctx.services, comprovante.idCliente), documento }
    const data = await makePdfNow(await inLane(ctx.services, comprovante.idCliente), order, ctx.life.ended)
    return { filename: `contribuicoes-${ano}.pdf`, type: 'application/pdf', data }
  },
})
