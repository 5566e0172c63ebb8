import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { criarTokenApi, listTokensApi, revogarTokenApi } from './token-api.usecases.js'

@ObjectType({ description: 'Um token de API para ferramentas de terceiros.', simpleResolvers: true })
export class TokenApi {
  @Field(() => Int, { description: 'Número do token.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Para que serve.' }) nome!: string
  @Field(() => [String], { description: 'Ações que ele pode fazer.' }) escopos!: string[]
  @Field(() => DateTimeScalar, { description: 'Quando foi criado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Último uso (com precisão de minutos).' })
  usadoEm!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando deixa de valer.' }) expiraEm!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi revogado.' }) revogadoEm!: Date | null
}

@ObjectType({ description: 'Um token recém-criado.', simpleResolvers: true })
export class TokenApiCriado {
  @Field({ description: 'O token, a enviar em Authorization: Bearer. Só é mostrado aqui.' }) token!: string
  @Field(() => TokenApi, { description: 'O registro do token.' }) tokenApi!: TokenApi
}

@Resolver()
export class TokenApiResolver {
  @Query(() => [TokenApi], { description: 'Os tokens de API da igreja, até 500, do mais novo ao mais antigo.' })
  @Perfil(listTokensApi)
  tokensApi(@Ctx() ctx: Context) {
    return listTokensApi(ctx, {})
  }

  @Mutation(() => TokenApiCriado, {
    description: 'Cria um token que age em nome de quem o cria, limitado aos escopos.',
  })
  @Perfil(criarTokenApi)
  criarTokenApi(
    @Ctx() ctx: Context,
    @Arg('nome', () => String, { description: 'Para que serve.' }) nome: string,
    @Arg('escopos', () => [String], { description: 'Ações que o token pode fazer.' }) escopos: string[],
    @Arg('expiraEm', () => DateOnlyScalar, {
      nullable: true,
      description: 'Último dia em que vale. Ausente: até ser revogado.',
    })
    expiraEm?: string | null,
    @Arg('minhaSenha', () => String, {
      nullable: true,
      description: 'A senha atual de quem cria; sem ela o token não é criado.',
    })
    minhaSenha?: string | null,
    @Arg('codigo', () => String, {
      nullable: true,
      description: 'O código de verificação, de quem entra em duas etapas.',
    })
    codigo?: string | null,
  ) {
    // clients of the version before do not send the password: they are told so at the field
    return criarTokenApi(ctx, { nome, escopos, expiraEm, minhaSenha: minhaSenha ?? '', codigo })
  }

  @Mutation(() => TokenApi, { description: 'Revoga um token: ele deixa de valer na mesma hora.' })
  @Perfil(revogarTokenApi)
  revogarTokenApi(@Ctx() ctx: Context, @IdArg() id: string) {
    return revogarTokenApi(ctx, { id })
  }
}
