import { auditRead } from '../../../kernel/audit/audit.js'
import { formatInstant } from '../../../kernel/dates.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { readCase } from '../../../kernel/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { comprovanteInput, lerComprovante } from '../../missoes/contribuicao/index.js'
import { documentoDoAno } from './documento.js'

/** The yearly statement of what the current user gave. */
export const baixarComprovante = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: comprovanteInput,
  async run({ ctx, leave }, { ano }) {
    const comprovante = await lerComprovante(ctx, { ano })
    await leave()
    await auditRead(ctx, comprovante.idCliente, 'contribuicao.baixar', { ano })
    const order = {
      logo: await logoPng(ctx.services, comprovante.idCliente),
      documento: documentoDoAno(comprovante, formatInstant(new Date(), comprovante.fusoHorario)),
    }
    const data = await makePdfNow(comprovante.idCliente, order, ctx.ended)
    return { filename: `contribuicoes-${ano}.pdf`, type: 'application/pdf', data }
  },
})
