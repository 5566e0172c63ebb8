import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { operacoes } from '../../../../schema/rules/igreja/auditoria.input.js'
import { PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um campo de uma mudança.', simpleResolvers: true })
export class MudancaAuditoria {
  @Field({ description: 'Nome do campo.' }) campo!: string
  @Field(() => String, { nullable: true, description: 'O que estava lá, como texto; nulo se nada.' })
  antes!: string | null
  @Field(() => String, { nullable: true, description: 'O que ficou, como texto; nulo se nada.' }) depois!: string | null
  @Field(() => String, { nullable: true, description: 'O nome do registro que `antes` numera, quando é o caso.' })
  nomeAntes!: string | null
  @Field(() => String, { nullable: true, description: 'O nome do registro que `depois` numera, quando é o caso.' })
  nomeDepois!: string | null
}

@ObjectType({ description: 'Uma linha da auditoria: quem fez o quê, e quando.', simpleResolvers: true })
export class Auditoria {
  @Field(() => Int, { description: 'Número da linha.' }) id!: number
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateTimeScalar, { description: 'Quando.' }) quando!: Date
  @Field(() => Int, { nullable: true, description: 'Número de quem fez; nulo se foi o próprio sistema.' })
  idUsuario!: number | null
  @Field(() => String, {
    nullable: true,
    description: 'Nome de quem fez; nulo se foi o sistema ou alguém da plataforma.',
  })
  nomeUsuario!: string | null
  @Field({ description: 'A ação, como em `eu.acoes`, ou o nome do evento.' }) acao!: string
  @Field(() => String, { nullable: true, description: 'Número da requisição.' }) requisicao!: string | null
  @Field(() => String, { nullable: true, description: 'Tabela do registro; nula em eventos.' }) tabela!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do registro.' }) idRegistro!: number | null
  @Field(() => String, { nullable: true, description: 'Como se chama o registro; nulo quando não há mais registro.' })
  nomeRegistro!: string | null
  @Field({ description: 'criar, alterar, excluir, restaurar, apagar ou evento.' }) operacao!: string
  @Field(() => [MudancaAuditoria], { description: 'Os campos que mudaram.' }) mudancas!: MudancaAuditoria[]
}

export const AuditoriaPage = pageOf(Auditoria)

@InputType({ description: 'Filtro da auditoria.' })
export class AuditoriaFiltro {
  @Field(() => ID, { nullable: true, description: 'Quem fez, por número ou uuid.' }) idUsuario?: string | null
  @Field(() => String, { nullable: true, description: 'Tabela.' }) tabela?: string | null
  @Field(() => Int, { nullable: true, description: 'Número do registro.' }) idRegistro?: number | null
  @Field(() => String, { nullable: true, description: 'criar, alterar, excluir, restaurar, apagar ou evento.' })
  operacao?: (typeof operacoes)[number] | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'A partir deste dia.' }) de?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até este dia.' }) ate?: string | null
}

@ArgsType()
export class AuditoriasArgs extends PageArgs {
  @Field(() => AuditoriaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: AuditoriaFiltro | null
}
