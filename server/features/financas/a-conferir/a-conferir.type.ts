import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description:
    'Uma pergunta sobre o que foi gravado onde ninguém podia responder, como pela API REST. Corrigir ou excluir o registro a retira.',
  simpleResolvers: true,
})
export class AConferir {
  @Field(() => Int, { description: 'Número da pergunta.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'O nome da pergunta, o mesmo de confirmacoes.' }) nome!: string
  @Field({ description: 'A pergunta.' }) pergunta!: string
  @Field({ description: 'A tabela do registro: entrada, saida, transferencia, dizimo, doacao ou conta_financeira.' })
  tabela!: string
  @Field(() => Int, { description: 'Número do registro.' }) idRegistro!: number
  @Field(() => Int, { nullable: true, description: 'Número da campanha de uma doação; nulo para os outros registros.' })
  idCampanha!: number | null
  @Field({ description: 'O que o registro é.' }) descricao!: string
  @Field(() => DecimalScalar, { description: 'O valor do registro.' }) valor!: string
  @Field(() => DateOnlyScalar, { description: 'O dia do registro.' }) data!: string
  @Field(() => DateTimeScalar, { description: 'Desde quando espera.' }) createdAt!: Date
}
