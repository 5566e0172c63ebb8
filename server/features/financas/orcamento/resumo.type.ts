import { ArgsType, Field, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'O previsto e o gasto de um departamento em um período.', simpleResolvers: true })
export class ExecucaoDoDepartamento {
  @Field(() => Int, { description: 'Número do departamento.' }) idDepartamento!: number
  @Field({ description: 'Título do departamento.' }) tituloDepartamento!: string
  @Field(() => DecimalScalar, { description: 'Soma dos orçamentos aprovados.' }) previsto!: string
  @Field(() => DecimalScalar, { description: 'Soma dos orçamentos ainda pendentes.' }) pendente!: string
  @Field(() => DecimalScalar, { description: 'O que foi gasto, conforme o livro-caixa.' }) gasto!: string
  @Field(() => DecimalScalar, { description: 'O que resta do previsto; negativo se foi gasto mais.' }) saldo!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Quanto do previsto foi gasto, em por cento. Nulo: nada foi aprovado.',
  })
  percentual!: string | null
}

@ObjectType({ description: 'O previsto e o gasto do departamento de um orçamento no ano dele.', simpleResolvers: true })
export class ExecucaoOrcamento {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia do ano.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia do ano.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'Soma dos orçamentos aprovados.' }) previsto!: string
  @Field(() => DecimalScalar, { description: 'Soma dos orçamentos ainda pendentes.' }) pendente!: string
  @Field(() => DecimalScalar, { description: 'O que foi gasto, conforme o livro-caixa.' }) gasto!: string
  @Field(() => DecimalScalar, { description: 'O que resta do previsto; negativo se foi gasto mais.' }) saldo!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Quanto do previsto foi gasto, em por cento. Nulo: nada foi aprovado.',
  })
  percentual!: string | null
}

@ObjectType({ description: 'O previsto e o gasto dos departamentos em um período.', simpleResolvers: true })
export class ResumoOrcamentos {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'Soma dos orçamentos aprovados.' }) previsto!: string
  @Field(() => DecimalScalar, { description: 'Soma dos orçamentos ainda pendentes.' }) pendente!: string
  @Field(() => DecimalScalar, { description: 'O que os departamentos gastaram.' }) gasto!: string
  @Field(() => DecimalScalar, { description: 'O que resta do previsto; negativo se foi gasto mais.' }) saldo!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Quanto do previsto foi gasto, em por cento. Nulo: nada foi aprovado.',
  })
  percentual!: string | null
  @Field(() => [ExecucaoDoDepartamento], {
    description: 'Os departamentos com orçamento ou gasto no período, por título.',
  })
  departamentos!: ExecucaoDoDepartamento[]
}

@ArgsType()
export class ResumoOrcamentosArgs {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia; sem datas, o ano atual.' }) inicio?:
    | string
    | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) fim?: string | null
}
