import { formatDate, formatInstant } from '../../../../schema/rules/dates.js'
import { ataPdfInput } from '../../../../schema/rules/relatorios/ata-pdf.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { paragraphsOf } from '../../../kernel/transport/pdf/html.js'
import { makePdfNow } from '../../../kernel/transport/pdf/make-pdf.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { namesOfParticipantes, readAta, readReuniaoLideranca } from '../../pessoas/reuniao-lideranca/index.js'

/**
 * The minutes of a meeting as a PDF: approved minutes for users who may read the meeting, a draft for users who work on
 * it.
 */
export const downloadAta = readCase({
  action: 'reuniaoLideranca.ler',
  input: ataPdfInput,
  async run({ ctx, db, idCliente, leave }, { id }) {
    const reuniao = await readReuniaoLideranca(ctx, { id, idCliente })
    const ata = await readAta(ctx, { id, idCliente })
    const church = await from({ db, idCliente: ata.idCliente }, 'cliente')
      .select(['nome', 'fusoHorario'])
      .executeTakeFirst()
    if (!church) throw notFound()
    const names = ctx.can('usuario.ler') ? await namesOfParticipantes({ db, idCliente: ata.idCliente }, reuniao.id) : []
    await leave()
    await auditRead(ctx, ata.idCliente, 'ata.baixar', { idReuniao: reuniao.id })
    const approved = ata.aprovadaEm && `Aprovada em ${formatInstant(ata.aprovadaEm, church.fusoHorario)}`
    const order = {
      logo: await logoPng(ctx.services, ata.idCliente),
      documento: {
        titulo: ata.numeroAta === null ? 'Ata (rascunho)' : `Ata nº ${ata.numeroAta}`,
        igreja: church.nome,
        detalhes: [
          `Reunião de liderança de ${formatDate(reuniao.dataReuniao)}`,
          approved ? `${approved}${ata.nomeAprovador ? ` por ${ata.nomeAprovador}` : ''}` : 'Ainda não aprovada',
        ],
        resumo: [],
        secoes: [
          { titulo: 'Pauta', texto: paragraphs(reuniao.pautaReuniao) },
          ...(names.length ? [{ titulo: 'Participantes', texto: paragraphs(`${listed.format(names)}.`) }] : []),
          { titulo: 'Ata', texto: paragraphsOf(ata.textoAta) },
        ],
        geradoPor: ctx.viewer?.name ?? '',
        geradoEm: formatInstant(new Date(), church.fusoHorario),
        paisagem: false,
      },
    }
    const data = await makePdfNow(await inLane(ctx.services, ata.idCliente), order, ctx.life.ended)
    const name = ata.numeroAta === null ? `rascunho-${reuniao.dataReuniao}` : String(ata.numeroAta)
    return { filename: `ata-${name}.pdf`, type: 'application/pdf', data }
  },
})

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Plain text with one paragraph on each line, such as the points of an agenda. */
const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((texto) => ({ tipo: 'p' as const, nivel: 0, trechos: [{ texto }] }))
