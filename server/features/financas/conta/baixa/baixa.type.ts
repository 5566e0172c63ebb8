import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { baixaFields } from '../../../../../schema/rules/financas/baixa.input.js'
import { orderOf } from '../../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

/** Fields that the payments of payables and of receivables share. */
@ObjectType({ description: 'Um pagamento ou recebimento de uma conta, inteiro ou em parte.', simpleResolvers: true })
export abstract class Baixa {
  @Field(() => Int, { description: 'Número do pagamento ou recebimento.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da conta.' }) idConta!: number
  @Field(() => Int, { description: 'Qual dos pagamentos ou recebimentos da conta é, na ordem em que foram feitos.' })
  vez!: number
  @Field(() => DateOnlyScalar, { description: 'O dia do dinheiro, que é o do lançamento.' }) data!: string
  @Field(() => DecimalScalar, { description: 'Quanto quita do valor da conta.' }) valor!: string
  @Field(() => DecimalScalar, { description: 'Juros.' }) juros!: string
  @Field(() => DecimalScalar, { description: 'Multa.' }) multa!: string
  @Field(() => DecimalScalar, { description: 'Desconto.' }) desconto!: string
  @Field(() => DecimalScalar, {
    description: 'O dinheiro, que é o valor do lançamento: o valor com juros e multa, menos o desconto.',
  })
  total!: string
  @Field(() => String, {
    nullable: true,
    description: 'dinheiro, pix, boleto, transferencia, cartao, debito ou cheque; nulo: não foi dito.',
  })
  meio!: string | null
  @Field(() => String, { nullable: true, description: 'Observação.' }) observacao!: string | null
  @Field({ description: 'O lançamento foi estornado: já não conta.' }) estornada!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi registrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi desfeita.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const BaixaOrdem = orderOf('Baixa', baixaFields, {
  data: 'O dia do dinheiro.',
  valor: 'Valor.',
  createdAt: 'Data do registro.',
})

@InputType({ description: 'Filtro de uma lista de pagamentos ou recebimentos.' })
export class BaixaFiltro {
  @Field(() => ID, { nullable: true, description: 'A conta, por número ou uuid.' }) idConta?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'dinheiro, pix, boleto, transferencia, cartao, debito ou cheque.',
  })
  meio?: 'dinheiro' | 'pix' | 'boleto' | 'transferencia' | 'cartao' | 'debito' | 'cheque' | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'A partir deste dia.' }) inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até este dia.' }) fim?: string | null
}

/** The input of a payment, of either side. */
@InputType({ description: 'Um pagamento ou recebimento de uma conta, inteiro ou em parte.' })
export abstract class BaixaInput {
  @Field(() => ID, { description: 'A conta em aberto, por número ou uuid.' }) idConta!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'O dia do dinheiro; ausente: hoje.' })
  data?: string | null
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Quanto quita do valor da conta, no máximo o que falta; ausente: tudo o que falta.',
  })
  valor?: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Juros; ausente: nenhum.' }) juros?: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Multa; ausente: nenhuma.' }) multa?: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Desconto; ausente: nenhum.' }) desconto?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'dinheiro, pix, boleto, transferencia, cartao, debito ou cheque.',
  })
  meio?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'A conta financeira, por número ou uuid; ausente: a padrão da igreja.',
  })
  idContaFinanceira?: string | null
  @Field(() => String, { nullable: true, description: 'Observação, até 500 caracteres.' }) observacao?: string | null
}

@InputType({ description: 'Várias contas que se encerram juntas, todas ou nenhuma.' })
export class EncerrarContasInput {
  @Field(() => [ID], { description: 'As contas em aberto, por número ou uuid; no máximo 200.' }) ids!: string[]
  @Field(() => [Int], {
    nullable: true,
    description: 'As versões das contas que a pessoa viu, na mesma ordem; se alguma já é outra, o erro é STALE.',
  })
  versoes?: number[] | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'O dia do dinheiro; ausente: hoje.' })
  data?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'dinheiro, pix, boleto, transferencia, cartao, debito ou cheque.',
  })
  meio?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'A conta financeira, por número ou uuid; ausente: a padrão da igreja.',
  })
  idContaFinanceira?: string | null
}

@InputType({ description: 'Várias contas que se cancelam juntas, todas ou nenhuma.' })
export class CancelarContasInput {
  @Field(() => [ID], { description: 'As contas em aberto, por número ou uuid; no máximo 200.' }) ids!: string[]
  @Field(() => [Int], {
    nullable: true,
    description: 'As versões das contas que a pessoa viu, na mesma ordem; se alguma já é outra, o erro é STALE.',
  })
  versoes?: number[] | null
}

@ObjectType({ description: 'O que se encerrou de uma vez.', simpleResolvers: true })
export class ContasEncerradas {
  @Field(() => Int, { description: 'Quantas contas.' }) quantidade!: number
  @Field(() => DecimalScalar, { description: 'A soma do dinheiro.' }) total!: string
}
