import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { lancamentoFields } from '../../../../schema/rules/financas/lancamento.input.js'
import { orderOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um mês de que a página mostra lançamentos.', simpleResolvers: true })
export class MesDaLista {
  @Field(() => ID, { description: 'O mês, AAAA-MM.' }) mes!: string
  @Field(() => DecimalScalar, {
    description: 'A soma de todos os lançamentos do mês que a lista inteira tem, e não só dos que estão na página.',
  })
  total!: string
  @Field(() => Int, { description: 'Quantos lançamentos do mês a lista inteira tem.' }) quantidade!: number
  @Field(() => Int, { description: 'O lugar, entre os do mês, do primeiro que está na página; a partir de 1.' })
  primeiro!: number
  @Field({ description: 'O mês está fechado: nada mais muda nele.' }) fechado!: boolean
}

@ObjectType({ description: 'O que entrou e saiu em um mês.', simpleResolvers: true })
export class TotaisDoMes {
  @Field(() => ID, { description: 'O mês, AAAA-MM.' }) mes!: string
  @Field(() => DecimalScalar, { description: 'O saldo no início.' }) saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'A soma das entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'A soma das saídas.' }) saidas!: string
  @Field(() => DecimalScalar, {
    description: 'A soma dos saldos iniciais das contas que começam depois do primeiro dia do mês.',
  })
  saldosIniciais!: string
  @Field(() => DecimalScalar, {
    description: 'De uma conta financeira: o que se transferiu a ela menos o que se transferiu dela; de todas, zero.',
  })
  transferencias!: string
  @Field(() => DecimalScalar, { description: 'Entradas menos saídas.' }) resultado!: string
  @Field(() => DecimalScalar, { description: 'O saldo no fim.' }) saldo!: string
  @Field(() => Int, { description: 'Quantos lançamentos.' }) quantidade!: number
}

export const LancamentoOrdem = orderOf('Lancamento', lancamentoFields, {
  data: 'Data.',
  descricao: 'Descrição.',
  categoria: 'Número da categoria.',
  valor: 'Valor.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro de uma lista de entradas ou de saídas.' })
export class LancamentoFiltro {
  @Field(() => String, {
    nullable: true,
    description: 'Texto que a descrição contém; maiúsculas e acentos não importam.',
  })
  descricao?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data exata.' }) data?: string | null
  @Field(() => String, { nullable: true, description: 'Mês, AAAA-MM.' }) mes?: string | null
  @Field(() => Int, { nullable: true, description: 'Número da categoria.' }) categoria?: number | null
  @Field(() => ID, {
    nullable: true,
    description: 'Categoria do plano de contas, por número ou uuid; de uma fixa, também as que estão abaixo dela.',
  })
  idCategoria?: string | null
  @Field(() => ID, { nullable: true, description: 'Centro de custo, por número ou uuid.' }) idCentroCusto?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Conta financeira, por número ou uuid.' }) idContaFinanceira?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Fornecedor, por número ou uuid; entradas não têm.' }) idFornecedor?:
    | string
    | null
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Verdadeiro: os que não têm anexo, nem o registro que os criou; sem os estornos e o que eles estornam.',
  })
  semAnexo?: boolean | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@InputType({ description: 'O estorno de um lançamento de um mês fechado.' })
export class EstornoInput {
  @Field(() => DateOnlyScalar, { description: 'Data do estorno, em um mês aberto.' }) data!: string
  @Field(() => String, { nullable: true, description: 'Descrição; sem ela, "Estorno: " e a do lançamento.' })
  descricao?: string | null
}
