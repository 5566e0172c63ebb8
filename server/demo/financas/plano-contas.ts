import { sql } from 'kysely'
import { codigosOfFixed, suggestedPlano } from '../../features/financas/categoria/categoria.rules.js'
import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'

/** The categories of the suggested chart, by the beginnings of the descriptions of their entries. */
const descriptions: Readonly<Record<string, readonly string[]>> = {
  'Ofertas de culto': ['Oferta do culto'],
  'Ofertas especiais': ['Oferta de Natal'],
  'Doações com finalidade': ['Doação para a reforma', 'Doação para ação social'],
  'Eventos e cantina': ['Bazar', 'Cantina'],
  'Aluguéis recebidos': ['Locação da quadra', 'Antena', 'Aluguel do salão: '],
  'Rendimentos financeiros': ['Rendimento'],
  'Sustento pastoral': ['Prebenda', 'Aluguel da casa pastoral'],
  'Salários de funcionários': ['Salário'],
  'INSS e FGTS': ['INSS e FGTS'],
  '13º e férias': ['Décimo terceiro'],
  'Manutenção do templo': ['Reparo', 'Pintura', 'Troca de lâmpadas', 'Conserto'],
  'Material de escritório': ['Material de escritório'],
  'Material de limpeza': ['Produtos de limpeza'],
  Louvor: ['Cabos', 'Cenário'],
  'Escola bíblica': ['Revistas'],
  Crianças: ['Material do infantil'],
  Água: ['Água e esgoto'],
  Energia: ['Energia elétrica'],
  'Telefone e internet': ['Internet'],
  'Sustento missionário': ['Sustento missionário'],
  'Ação social': ['Cestas'],
  'Tarifas e juros': ['Tarifas'],
}

/** The large church uses the suggested chart; the other one has only the fixed categories. */
export const planoContas: DemoArea = async ({ work, church, start }) => {
  if (church.key !== 'betel') return
  const { db, idCliente } = work
  const createdAt = new Date(`${addDays(start, 4)}T13:20:00Z`)
  const rows = suggestedPlano.map(({ restrita, ...sugerida }, ordem) => ({
    ...sugerida,
    idCliente,
    restrita: restrita ?? false,
    ordem,
    createdAt,
    updatedAt: createdAt,
  }))
  await db.insertInto('categoria').values(rows).execute()
  for (const [natureza, codigos] of Object.entries(codigosOfFixed))
    for (const [raiz, codigoContador] of Object.entries(codigos))
      await db
        .updateTable('categoria')
        .set({ codigoContador })
        .where('idCliente', '=', idCliente)
        .where('natureza', '=', natureza)
        .where('raiz', '=', Number(raiz))
        .where('fixa', '=', true)
        .execute()
  // the accountant has given codes for the accounts where money lies, and for most of the rest
  for (const [tipo, codigoContador] of [
    ['caixa', '1.1.1.01'],
    ['banco', '1.1.2.01'],
    ['poupanca', '1.1.3.01'],
    ['aplicacao', '1.1.3.02'],
  ] as const)
    await db
      .updateTable('conta_financeira')
      .set({ codigoContador })
      .where('idCliente', '=', idCliente)
      .where('tipo', '=', tipo)
      .execute()
  await db
    .insertInto('codigos_contador')
    .values({
      idCliente,
      jurosPagos: '3.3.1',
      descontosObtidos: '4.3.2',
      jurosRecebidos: '4.3.1',
      saldosIniciais: '2.3.1',
      createdAt,
      updatedAt: createdAt,
    })
    .execute()
  for (const [nome, texts] of Object.entries(descriptions)) {
    const patterns = texts.flatMap((text) => [`${text}%`, `Estorno: ${text}%`])
    const own = sql`categoria c where c.id_cliente = ${idCliente} and c.nome = ${nome} and not c.fixa`
    for (const [livro, conta, natureza] of [
      ['entrada', 'conta_receber', 'receita'],
      ['saida', 'conta_pagar', 'despesa'],
    ] as const) {
      await sql`
        update ${sql.table(livro)} l set id_categoria = c.id, categoria = c.raiz from ${own} and c.natureza = ${natureza}
          and l.id_cliente = c.id_cliente and l.descricao like any(${patterns})
          and coalesce(l.origem, 'contaPagar') in ('contaPagar', 'contaReceber')`.execute(db)
      await sql`
        update ${sql.table(conta)} l set id_categoria = c.id from ${own} and c.natureza = ${natureza}
          and l.id_cliente = c.id_cliente and l.descricao_conta like any(${patterns})`.execute(db)
    }
  }
}
