import { sql } from 'kysely'
import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'

interface Supplier {
  nome: string
  documento?: string
  email?: string
  telefone?: string
  dadosBancarios?: string
  observacoes?: string
  /** the beginnings of the descriptions of its payables and expenses */
  contas: readonly string[]
  desativado?: boolean
}

const suppliers: readonly Supplier[] = [
  {
    nome: 'Companhia de Energia Luz Clara',
    documento: '04000001000197',
    dadosBancarios: 'Débito automático na conta do banco.',
    contas: ['Energia elétrica'],
  },
  { nome: 'Saneamento Águas do Vale', documento: '11144477000167', contas: ['Água'] },
  {
    nome: 'NetVale Telecomunicações',
    documento: '20458193000136',
    email: 'atendimento@netvale.exemplo.com.br',
    telefone: '1140028765',
    contas: ['Internet'],
  },
  {
    nome: 'Escritório Contábil Ramos',
    documento: '31876425000192',
    email: 'contato@ramoscontabil.exemplo.com.br',
    telefone: '1132216540',
    dadosBancarios: 'Pix (CNPJ): 31.876.425/0001-92',
    contas: ['Contador'],
  },
  {
    nome: 'Casa do Som',
    documento: '40791358000102',
    telefone: '1132457788',
    dadosBancarios: 'Banco 341, agência 0456, conta 12345-6',
    contas: ['Mesa de som', 'Caixa de som', 'Cabos', 'Microfones'],
  },
  {
    nome: 'Papelaria e Gráfica Central',
    documento: '12ABC345000188',
    email: 'vendas@graficacentral.exemplo.com.br',
    telefone: '1132334455',
    observacoes: 'Entrega em três dias úteis.',
    contas: ['Gráfica', 'Material de escritório', 'Camisetas'],
  },
  {
    nome: 'Editora Vida e Palavra',
    documento: '52309871000195',
    email: 'pedidos@vidaepalavra.exemplo.com.br',
    contas: ['Revistas da EBD', 'Material do infantil', 'Material das crianças'],
  },
  {
    nome: 'Seguradora Atalaia',
    documento: '63981274000129',
    observacoes: 'Apólice renovada em maio.',
    contas: ['Seguro do templo'],
  },
  {
    nome: 'Distribuidora Limpa Bem',
    documento: '74512096000103',
    telefone: '11991234567',
    contas: ['Produtos de limpeza', 'Copos', 'Água mineral', 'Cestas'],
  },
  {
    nome: 'Osvaldo Pinheiro, pedreiro',
    documento: '73180426020',
    telefone: '11998765432',
    dadosBancarios: 'Pix (celular)',
    contas: ['Reparo', 'Pintura', 'Conserto', 'Pequenos reparos', 'Troca de lâmpadas'],
  },
  { nome: 'Pr. Elias Moraes', documento: '36172490516', dadosBancarios: 'Pix (CPF)', contas: ['Prebenda'] },
  { nome: 'Marcos Toledo, transportes', documento: '41820379523', contas: ['Ônibus'], desativado: true },
]

/** The suppliers of a demo church: those whom its payables and expenses name. */
export const fornecedores: DemoArea = async ({ work, start, random }) => {
  const { db, idCliente } = work
  for (const { contas, desativado, ...supplier } of suppliers) {
    const patterns = contas.flatMap((text) => [`${text}%`, `Estorno: ${text}%`])
    const { rows } = await sql`
      select from (
        select descricao from saida where id_cliente = ${idCliente}
        union all select descricao_conta from conta_pagar where id_cliente = ${idCliente}
      ) x where descricao like any(${patterns}) limit 1`.execute(db)
    if (!rows.length) continue
    const createdAt = new Date(`${addDays(start, 3)}T13:${random.int(10, 59)}:00Z`)
    const { id } = await db
      .insertInto('fornecedor')
      .values({
        ...supplier,
        idCliente,
        ativo: !desativado,
        createdAt,
        updatedAt: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [table, column] of [
      ['saida', 'descricao'],
      ['conta_pagar', 'descricao_conta'],
    ] as const)
      await sql`
        update ${sql.table(table)} set id_fornecedor = ${id} where id_cliente = ${idCliente}
          and ${sql.ref(column)} like any(${patterns})`.execute(db)
  }
}
