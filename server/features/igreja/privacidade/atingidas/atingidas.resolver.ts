import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Perfil } from '../../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { findAffected } from './atingidas.usecases.js'

@ObjectType({ description: 'Uma pessoa cujos registros alguém mudou ou levou.', simpleResolvers: true })
export class PessoaAtingida {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => Int, { description: 'Quantas linhas da auditoria tratam dela.' }) vezes!: number
  @Field(() => DateTimeScalar, { description: 'A última.' }) ultimaVez!: Date
}

@ObjectType({ description: 'Um arquivo que alguém levou.', simpleResolvers: true })
export class ArquivoLevado {
  @Field(() => Int, { description: 'Número da linha da auditoria.' }) id!: number
  @Field(() => DateTimeScalar, { description: 'Quando.' }) quando!: Date
  @Field({ description: 'A ação, como na auditoria.' }) acao!: string
  @Field(() => String, { nullable: true, description: 'Quem; nulo se foi o sistema ou alguém da plataforma.' })
  nomeUsuario!: string | null
}

@ObjectType({ description: 'O que a auditoria guarda de uns dias.', simpleResolvers: true })
export class Atingidas {
  @Field(() => [PessoaAtingida], { description: 'Pessoas, em ordem alfabética; no máximo 500.' })
  pessoas!: PessoaAtingida[]
  @Field(() => [ArquivoLevado], { description: 'Exportações e downloads, do mais novo ao mais antigo; no máximo 100.' })
  arquivos!: ArquivoLevado[]
}

@Resolver()
export class AtingidasResolver {
  @Query(() => Atingidas, {
    description:
      'Quem pode ter sido atingido: os registros que uma pessoa, ou qualquer uma, mudou nestes dias, e o que exportou ou baixou. O que só foi lido não fica na auditoria. No máximo 92 dias. Um token precisa também de auditoria.ler e usuario.ler.',
  })
  @Perfil(findAffected)
  pessoasAtingidas(
    @Ctx() ctx: Context,
    @Arg('de', () => DateOnlyScalar, { description: 'Primeiro dia.' }) de: string,
    @Arg('ate', () => DateOnlyScalar, { description: 'Último dia.' }) ate: string,
    @Arg('idUsuario', () => ID, { nullable: true, description: 'Só o que fez esta pessoa, ou um token dela.' })
    idUsuario?: string | null,
  ) {
    return findAffected(ctx, { de, ate, idUsuario })
  }
}
