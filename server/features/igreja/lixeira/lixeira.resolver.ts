import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, ArgsType, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, Mensagem, PageArgs, pageOf, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { DateTimeScalar } from '../../../kernel/graphql/scalars.js'
import { listarLixeira, restaurarDaLixeira } from './lixeira.usecases.js'

@ObjectType({ description: 'Um registro excluído.', simpleResolvers: true })
export class ItemLixeira {
  @Field({ description: 'Tabela do registro.' }) tabela!: string
  @Field(() => Int, { description: 'Número do registro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Como as pessoas o chamam.' }) titulo!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi excluído.' }) excluidoEm!: Date
  @Field(() => Int, { nullable: true, description: 'Número de quem excluiu.' }) idExcluidoPor!: number | null
  @Field(() => String, { nullable: true, description: 'Nome de quem excluiu.' }) nomeExcluidoPor!: string | null
}

const LixeiraPage = pageOf(ItemLixeira)

@ArgsType()
class LixeiraArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Só os registros desta tabela.' }) tabela?: string | null
}

@Resolver()
export class LixeiraResolver {
  @Query(() => LixeiraPage, {
    description: 'Tudo o que foi excluído e pode voltar, do mais novo ao mais antigo.',
    complexity: 50,
  })
  @Perfil(listarLixeira)
  async lixeira(@Ctx() ctx: Context, @Args(() => LixeiraArgs) args: LixeiraArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listarLixeira(ctx, listArgs(args, info)))
  }

  @Mutation(() => Mensagem, { description: 'Restaura um registro, com as mesmas regras do restaurar do seu tipo.' })
  @Perfil(restaurarDaLixeira)
  restaurarDaLixeira(
    @Ctx() ctx: Context,
    @Arg('tabela', () => String, { description: 'Tabela do registro.' }) tabela: string,
    @Arg('uuid', () => ID, { description: 'Número ou uuid do registro.' }) id: string,
  ) {
    return restaurarDaLixeira(ctx, { tabela, id })
  }
}
