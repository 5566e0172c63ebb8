import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DecimalScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma conta em aberto que um movimento do banco pode quitar.', simpleResolvers: true })
export class ContaDoMovimento {
  @Field({ description: 'O que é: contaPagar ou contaReceber.' }) tipo!: string
  @Field(() => Int, { description: 'Número da conta.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal dela.' }) uuid!: string
  @Field({ description: 'Descrição, com o número da parcela.' }) descricao!: string
  @Field(() => DateOnlyScalar, { description: 'Vencimento.' }) vencimento!: string
  @Field(() => DecimalScalar, { description: 'Quanto ainda falta, em reais.' }) restante!: string
  @Field(() => String, {
    nullable: true,
    description: 'O fornecedor de uma conta a pagar, ou o responsável de uma conta a receber.',
  })
  nome!: string | null
}

@ObjectType({ description: 'A conta em aberto que um movimento pode quitar.', simpleResolvers: true })
export class SugestaoConta {
  @Field({ description: 'sugerido: valor, vencimento e quem recebe ou paga; possivel: valor e vencimento.' })
  nivel!: string
  @Field(() => ContaDoMovimento, { description: 'A conta.' }) conta!: ContaDoMovimento
}

@InputType({
  description:
    'O pagamento ou recebimento de uma conta com o dinheiro de um movimento: da data, do valor e da conta dele.',
})
export class BaixaDoMovimentoInput {
  @Field(() => ID, { nullable: true, description: 'A conta a pagar, por número ou uuid, se o dinheiro saiu.' })
  contaPagar?: string | null
  @Field(() => ID, { nullable: true, description: 'A conta a receber, por número ou uuid, se o dinheiro entrou.' })
  contaReceber?: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Quanto do movimento é juros; ausente: nada.' })
  juros?: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Quanto do movimento é multa; ausente: nada.' })
  multa?: string | null
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Desconto que completa o que o movimento quita; sem ele, um valor menor quita uma parte.',
  })
  desconto?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'dinheiro, pix, boleto, transferencia, cartao, debito ou cheque; ausente: o que o texto do banco diz.',
  })
  meio?: string | null
  @Field(() => String, { nullable: true, description: 'Observação, até 500 caracteres.' }) observacao?: string | null
}
