import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { TipoParentesco } from '../../../../schema/rules/pessoas/parentesco.input.js'
import { pageOf } from '../../../kernel/transport/graphql/page.type.js'

const tipos = 'conjuge, paiOuMae, filho, irmao, responsavel ou dependente'

@ObjectType({
  description: 'O parentesco de duas pessoas da igreja; um só registro para os dois lados.',
  simpleResolvers: true,
})
export class Parentesco {
  @Field(() => Int, { description: 'Número do parentesco.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número de uma das pessoas.' }) idPessoa!: number
  @Field(() => Int, { description: 'Número da outra, o parente.' }) idParente!: number
  @Field(() => String, { description: `O que o parente é da pessoa: ${tipos}.` }) tipo!: string
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const ParentescoPage = pageOf(Parentesco)

@InputType({ description: 'O parentesco de duas pessoas.' })
export class ParentescoInput {
  @Field(() => ID, { description: 'A pessoa, por número ou uuid.' }) idPessoa!: string
  @Field(() => ID, { description: 'O parente, por número ou uuid.' }) idParente!: string
  @Field(() => String, { description: `O que o parente é da pessoa: ${tipos}.` }) tipo!: TipoParentesco
}
