import { Field, ObjectType } from 'type-graphql'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const status = 'ativa, atrasada (nos dias de tolerância), suspensa (só leitura) ou cancelada (só leitura).'

@ObjectType({ description: 'A assinatura da igreja.', simpleResolvers: true })
export class Assinatura {
  @Field({ description: 'Código do plano.' }) plano!: string
  @Field({ description: 'Nome do plano.' }) nomePlano!: string
  @Field({ description: `Situação: ${status}` }) situacao!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Até quando, em atraso, tudo segue funcionando.' })
  gracaAte!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Fim do período pago.' }) periodoAte!: Date | null
  @Field(() => Boolean, { description: 'Termina no fim do período pago.' }) cancelaNoFim!: boolean
}

@ObjectType({ description: 'O que todos da igreja precisam saber da assinatura.', simpleResolvers: true })
export class AvisoAssinatura {
  @Field({ description: `Situação: ${status}` }) situacao!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Até quando, em atraso, tudo segue funcionando.' })
  gracaAte!: Date | null
}

@ObjectType({ description: 'Uma página do provedor de pagamento.', simpleResolvers: true })
export class PaginaPagamento {
  @Field({ description: 'Endereço, que vale por alguns minutos.' }) url!: string
}
