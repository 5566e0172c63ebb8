import { aprovarAtaInput, ataInput, ataLongaDemais, cabeNaAta } from '../../../../schema/rules/pessoas/ata.input.js'
import { reuniaoLiderancaRef } from '../../../../schema/rules/pessoas/reuniao-lideranca.input.js'
import { visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, notFound, stale } from '../../../kernel/base/errors.js'
import { hasText, sanitiseHtml } from '../../../kernel/base/html.js'
import { recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Ata } from './ata.entity.js'
import { readOfReuniao } from './ata.queries.js'
import { ReuniaoLideranca } from './reuniao-lideranca.entity.js'
import { read } from './reuniao-lideranca.queries.js'
import { visibleAta } from './reuniao-lideranca.rules.js'

const missing = 'Reunião de liderança não encontrada.'

export const readAta = readCase({
  action: 'reuniaoLideranca.ler',
  input: reuniaoLiderancaRef,
  async run(work, { id }) {
    const reuniao = visible(work.ctx, await read(work, id), missing)
    const ata = visibleAta(work.ctx, (await readOfReuniao(work, reuniao.id)) ?? null)
    if (!ata) throw notFound('Esta reunião não tem ata.')
    return ata
  },
})

export const salvarAta = useCase({
  action: 'reuniaoLideranca.editar',
  record: 'reuniao_lideranca',
  input: ataInput.extend(reuniaoLiderancaRef.shape),
  async run(work, { id, versao, ...input }) {
    // locks the meeting: if two people write the first draft concurrently, the second one is refused
    const { id: idReuniao, statusReuniao } = await recordToChange(work, ReuniaoLideranca, id, { missing })
    const ata = await refuseApproved(work, idReuniao)
    if (statusReuniao === 'cancelada') throw conflict('Uma reunião cancelada não tem ata.')
    if (ata && versao !== undefined && versao !== ata.versao) throw stale()
    const textoAta = sanitiseHtml(input.textoAta)
    if (!hasText(textoAta)) throw invalid({ textoAta: 'Escreva a ata.' })
    if (!cabeNaAta(textoAta)) throw invalid({ textoAta: ataLongaDemais })
    if (ata) ata.textoAta = textoAta
    else work.em.create(Ata, { idCliente: work.idCliente, idReuniao, textoAta })
    return saved(work, { id: idReuniao }, readOfReuniao)
  },
})

export const aprovarAta = useCase({
  action: 'reuniaoLideranca.aprovarAta',
  record: 'reuniao_lideranca',
  input: aprovarAtaInput.extend(reuniaoLiderancaRef.shape),
  async run(work, { id, versao }) {
    const { id: idReuniao, statusReuniao } = await recordToChange(work, ReuniaoLideranca, id, { missing })
    const ata = await refuseApproved(work, idReuniao)
    if (!ata) throw conflict('Esta reunião ainda não tem ata.')
    // nobody may approve text that has changed since the person read it
    if (versao && versao !== ata.versao) throw stale()
    if (statusReuniao !== 'realizada') throw conflict('Só a ata de uma reunião realizada pode ser aprovada.')
    // a trigger assigns the number
    work.em.assign(ata, { aprovadaEm: new Date(), aprovadaPor: work.ctx.viewer?.id ?? null })
    return saved(work, { id: idReuniao }, readOfReuniao)
  },
})

/** Discards a draft. Approved minutes stay. */
export const descartarAta = useCase({
  action: 'reuniaoLideranca.editar',
  record: 'reuniao_lideranca',
  input: aprovarAtaInput.extend(reuniaoLiderancaRef.shape),
  async run(work, { id, versao }) {
    const { id: idReuniao } = await recordToChange(work, ReuniaoLideranca, id, { missing })
    const ata = await refuseApproved(work, idReuniao)
    if (!ata) throw notFound('Esta reunião não tem ata.')
    // nobody may discard text that has changed since the person read it
    if (versao && versao !== ata.versao) throw stale()
    work.em.remove(ata)
    return { message: 'Rascunho da ata descartado com sucesso.' }
  },
})

/**
 * @returns the draft of a meeting's minutes, or null
 * @throws CONFLICT when the minutes are approved
 */
export async function refuseApproved(work: Writing, idReuniao: number) {
  const ata = await work.em.findOne(Ata, { idReuniao, idCliente: work.idCliente })
  if (ata?.aprovadaEm) throw conflict('A ata desta reunião está aprovada: nada mais pode ser alterado.')
  return ata
}
