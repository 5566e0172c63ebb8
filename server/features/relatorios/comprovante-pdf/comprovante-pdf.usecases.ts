import { formatInstant } from '../../../../schema/rules/dates.js'
import { makePdfNow } from '../../../kernel/transport/pdf/make-pdf.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { comprovanteInput, readComprovante } from '../../missoes/contribuicao/index.js'
import { printedRecibo } from '../recibo-pdf/index.js'
import { documentoOfYear } from './documento.js'

/** The yearly statement of what the current user gave. */
export const downloadComprovante = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: comprovanteInput,
  async run({ ctx, leave }, { ano }) {
    const comprovante = await readComprovante(ctx, { ano })
    const { recibo, fusoHorario } = comprovante
    const documento = recibo
      ? (await printedRecibo(ctx, recibo, [])).order.documento
      : documentoOfYear(comprovante, formatInstant(new Date(), fusoHorario))
    await leave()
    await auditRead(ctx, comprovante.idCliente, 'contribuicao.baixar', { ano, ...(recibo && { idRecibo: recibo.id }) })
    const order = { logo: await logoPng(ctx.services, comprovante.idCliente), documento }
    const data = await makePdfNow(await inLane(ctx.services, comprovante.idCliente), order, ctx.life.ended)
    return { filename: `contribuicoes-${ano}.pdf`, type: 'application/pdf', data }
  },
})
