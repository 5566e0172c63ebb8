import type { Demo, DemoArea } from '../context.js'
import { addDays, daysBetween, earliest, latest } from '../days.js'
import { contasOf } from '../financas/contas-financeiras.js'
import { reais } from '../reais.js'
import { type Campaign, campanhas as catalog } from './campanhas-catalog.js'

/** Campaigns with their donations, each with its ledger entry. */
export const campanhas: DemoArea = async (demo) => {
  for (const campaign of catalog[demo.church.key] ?? []) await fill(demo, campaign)
}

async function fill(demo: Demo, campaign: Campaign): Promise<void> {
  const { work, today, start } = demo
  const { db, idCliente } = work
  const dataInicio = addDays(today, campaign.days[0])
  const createdAt = new Date(`${latest(start, addDays(dataInicio, -6))}T14:30:00Z`)
  const { id: idCampanha } = await db
    .insertInto('campanha_missoes')
    .values({
      idCliente,
      nomeCampanha: campaign.nome,
      tipoCampanha: campaign.tipo,
      dataInicio,
      dataFim: addDays(today, campaign.days[1]),
      alvoCampanha: reais(campaign.alvo),
      ajuste: reais(campaign.ajuste),
      statusCampanha: campaign.status,
      createdAt,
      updatedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const gifts = drawGifts(demo, campaign, dataInicio)
  const keys = await db
    .insertInto('doacao')
    .values(gifts.map((gift) => ({ ...gift, idCliente, idCampanha })))
    .returning('id')
    .execute()
  const { banco } = await contasOf(demo.work)
  const entries = gifts.map(({ dataDoacao, valorDoacao, createdAt, updatedAt }, index) => ({
    idCliente,
    idContaFinanceira: banco,
    descricao: `Doação: ${campaign.nome}`,
    data: dataDoacao,
    categoria: 3,
    valor: valorDoacao,
    origem: 'doacao',
    idOrigem: keys[index]?.id as number,
    createdAt,
    updatedAt,
  }))
  await db.insertInto('entrada').values(entries).execute()
}

/** Most people give once, some several times. Sorted by date. */
function drawGifts({ random, people, today }: Demo, campaign: Campaign, dataInicio: string) {
  const last = earliest(addDays(today, campaign.days[1]), addDays(today, -1))
  const givers = random.shuffled(people.filter(({ idade, usuarioAtivo }) => idade > 17 && usuarioAtivo))
  const days = daysBetween(dataInicio, last)
  return Array.from({ length: campaign.gifts }, () => {
    const giver = random.common(givers)
    const known = giver.createdAt.toISOString().slice(0, 10)
    const dataDoacao = earliest(latest(addDays(dataInicio, random.int(0, days)), addDays(known, 1)), last)
    const createdAt = new Date(`${dataDoacao}T${random.int(13, 22)}:${random.int(10, 59)}:00Z`)
    const cents = Math.round(random.int(...campaign.each) / 5_00) * 5_00
    return { idMembro: giver.id, valorDoacao: reais(cents), dataDoacao, createdAt, updatedAt: createdAt }
  }).sort((a, b) => a.dataDoacao.localeCompare(b.dataDoacao))
}
