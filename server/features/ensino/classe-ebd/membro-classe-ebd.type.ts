import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { membroClasseEBDFields } from '../../../../schema/rules/ensino/membro-classe-ebd.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'

@ObjectType({ description: 'Uma pessoa que é aluna de uma classe da EBD.', simpleResolvers: true })
export class MembroClasseEBD {
  @Field(() => Int, { description: 'Número do vínculo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da classe.' }) idClasse!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field({ description: 'ativo ou inativo.' }) statusMembro!: string
  @Field(() => DateTimeScalar, { description: 'Quando a pessoa foi adicionada.' }) createdAt!: Date
}

export const MembroClasseEBDPage = pageOf(MembroClasseEBD)

export const MembroClasseEBDOrdem = orderOf('MembroClasseEBD', membroClasseEBDFields, {
  name: 'Nome da pessoa.',
  email: 'E-mail da pessoa.',
  statusMembro: 'Status.',
  createdAt: 'Quando foi adicionada.',
})

@InputType({ description: 'Filtro da lista de alunos da EBD.' })
export class MembroClasseEBDFiltro {
  @Field(() => ID, { nullable: true, description: 'Classe, por número ou uuid. Sem ela, os de todas.' })
  idClasse?: string | null
  @Field(() => String, { nullable: true, description: 'ativo ou inativo.' }) statusMembro?: string | null
  @Field(() => Boolean, { nullable: true, description: vinculoTexts.filtro }) aConfirmar?: boolean | null
}

@ArgsType()
export class MembrosClasseEBDArgs extends PageArgs {
  @Field(() => MembroClasseEBDOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof membroClasseEBDFields)[number]> | null
  @Field(() => MembroClasseEBDFiltro, { nullable: true, description: 'Filtro.' }) filtro?: MembroClasseEBDFiltro | null
}

@InputType({ description: 'Uma pessoa a adicionar a uma classe da EBD.' })
export class MembroClasseEBDInput {
  @Field(() => ID, { description: 'Classe, por número ou uuid.' }) idClasse!: string
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
  @Field(() => String, { nullable: true, description: 'ativo ou inativo. Sem ele, ativo.' }) statusMembro?:
    | string
    | null
}
