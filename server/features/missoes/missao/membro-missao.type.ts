import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { membroMissaoFields } from '../../../../schema/rules/missoes/membro-missao.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'

@ObjectType({ description: 'Uma pessoa que participa de uma missão.', simpleResolvers: true })
export class MembroMissao {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da missão.' }) idMissao!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field({ description: 'ativo ou inativo.' }) statusMembro!: string
  @Field(() => DateTimeScalar, { description: 'Quando a pessoa foi adicionada.' }) createdAt!: Date
}

export const MembroMissaoPage = pageOf(MembroMissao)

export const MembroMissaoOrdem = orderOf('MembroMissao', membroMissaoFields, {
  name: 'Nome da pessoa.',
  email: 'E-mail da pessoa.',
  statusMembro: 'Status.',
  createdAt: 'Quando foi adicionada.',
})

@InputType({ description: 'Filtro da lista de membros de missões.' })
export class MembroMissaoFiltro {
  @Field(() => ID, { nullable: true, description: 'Missão, por número ou uuid. Sem ela, as de todas.' })
  idMissao?: string | null
  @Field(() => String, { nullable: true, description: 'ativo ou inativo.' }) statusMembro?: string | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtro }) aConfirmar?: boolean | null
}

@ArgsType()
export class MembrosMissaoArgs extends PageArgs {
  @Field(() => MembroMissaoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof membroMissaoFields)[number]> | null
  @Field(() => MembroMissaoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: MembroMissaoFiltro | null
}

@InputType({ description: 'Uma pessoa a adicionar a uma missão.' })
export class MembroMissaoInput {
  @Field(() => ID, { description: 'Missão, por número ou uuid.' }) idMissao!: string
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
  @Field(() => String, { nullable: true, description: 'ativo ou inativo. Sem ele, ativo.' }) statusMembro?:
    | string
    | null
}
