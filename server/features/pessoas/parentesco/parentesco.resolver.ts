import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import type { ParentescoRow } from './parentesco.queries.js'
import { Parentesco, ParentescoInput } from './parentesco.type.js'
import { inverseOf, removerParentesco, salvarParentesco } from './parentesco.usecases.js'

@Resolver(() => Parentesco)
export class ParentescoResolver {
  @Mutation(() => Parentesco, {
    description: 'Registra o parentesco de duas pessoas, ou muda o que havia entre elas.',
  })
  @Perfil(salvarParentesco)
  salvarParentesco(
    @Ctx() ctx: Context,
    @Arg('input', () => ParentescoInput, { description: 'Os dados.' }) input: ParentescoInput,
  ) {
    return salvarParentesco(ctx, input)
  }

  @Mutation(() => Mensagem, { description: 'Remove um parentesco, dos dois lados.' })
  @Perfil(removerParentesco)
  removerParentesco(@Ctx() ctx: Context, @IdArg() id: string) {
    return removerParentesco(ctx, { id })
  }

  @FieldResolver(() => String, { description: 'O que a pessoa é do parente.' })
  tipoInverso(@Root() row: ParentescoRow): string {
    return inverseOf(row)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Uma das pessoas.' })
  pessoa(@Root() row: ParentescoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idPessoa)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A outra, o parente.' })
  parente(@Root() row: ParentescoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idParente)
  }
}
