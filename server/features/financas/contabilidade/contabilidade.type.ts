import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Os códigos do contador para o que não é categoria nem conta financeira da igreja.',
  simpleResolvers: true,
})
export class CodigosContador {
  @Field(() => String, { nullable: true, description: 'Juros e multas que a igreja pagou.' }) jurosPagos!: string | null
  @Field(() => String, { nullable: true, description: 'Descontos que a igreja teve.' }) descontosObtidos!: string | null
  @Field(() => String, { nullable: true, description: 'Juros e multas que a igreja recebeu.' }) jurosRecebidos!:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Descontos que a igreja deu.' }) descontosConcedidos!:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'A contrapartida dos saldos iniciais das contas.' })
  saldosIniciais!: string | null
  @Field(() => Int, { description: 'Versão do registro; 0 antes de os códigos serem gravados.' }) versao!: number
}

@InputType({ description: 'Os códigos do contador para o que não é categoria nem conta financeira da igreja.' })
export class CodigosContadorInput {
  @Field(() => String, { nullable: true, description: 'Juros e multas que a igreja pagou, até 30 caracteres.' })
  jurosPagos?: string | null
  @Field(() => String, { nullable: true, description: 'Descontos que a igreja teve, até 30 caracteres.' })
  descontosObtidos?: string | null
  @Field(() => String, { nullable: true, description: 'Juros e multas que a igreja recebeu, até 30 caracteres.' })
  jurosRecebidos?: string | null
  @Field(() => String, { nullable: true, description: 'Descontos que a igreja deu, até 30 caracteres.' })
  descontosConcedidos?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'A contrapartida dos saldos iniciais das contas, até 30 caracteres.',
  })
  saldosIniciais?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@ObjectType({
  description: 'Uma conta sem código do contador que há nos lançamentos contábeis.',
  simpleResolvers: true,
})
export class ContaSemCodigo {
  @Field({ description: 'categoria, conta (financeira) ou codigo.' }) especie!: string
  @Field(() => Int, { nullable: true, description: 'Número da categoria ou da conta financeira.' }) id!: number | null
  @Field({ description: 'Nome.' }) nome!: string
  @Field(() => Int, { description: 'Em quantas linhas está.' }) partidas!: number
}

@ObjectType({ description: 'A soma dos pagamentos de um tipo que o contador pergunta.', simpleResolvers: true })
export class PagamentosPorTipo {
  @Field({ description: 'prebenda, salario, servico, aluguel, reembolso ou outro.' }) tipo!: string
  @Field(() => Int, { description: 'Quantos pagamentos.' }) quantidade!: number
  @Field(() => DecimalScalar, { description: 'A soma.' }) total!: string
  @Field(() => Int, { description: 'Quantos não dizem quem recebeu, ou de quem não há CPF ou CNPJ.' })
  semDocumento!: number
}

@ObjectType({
  description:
    'O que há para o contador em um período de meses inteiros. Gerencial, sem valor de demonstração contábil.',
  simpleResolvers: true,
})
export class Contabilidade {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field({ description: 'Todos os meses estão fechados.' }) fechado!: boolean
  @Field(() => Int, { description: 'Quantas linhas, cada uma a débito de uma conta e a crédito de outra.' })
  partidas!: number
  @Field(() => DecimalScalar, { description: 'A soma dos débitos, que é a dos créditos.' }) total!: string
  @Field(() => DecimalScalar, { description: 'As entradas pelo livro-caixa.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'As saídas pelo livro-caixa.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'Entradas menos saídas pelo livro-caixa.' }) resultado!: string
  @Field(() => DecimalScalar, {
    description: 'O que as linhas das entradas e saídas somam às contas onde o dinheiro está.',
  })
  variacao!: string
  @Field({ description: 'As linhas dizem o mesmo que o livro-caixa.' }) confere!: boolean
  @Field(() => [PagamentosPorTipo], { description: 'Pagamentos a pessoas e prestadores, por tipo.' })
  pagamentos!: PagamentosPorTipo[]
}
