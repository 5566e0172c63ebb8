import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { liderToConfirmAsSeen } from '../../pessoas/vinculo/index.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'
import { alunos, type ClasseEBDRow } from './classe-ebd.queries.js'
import { actionsOfClasse } from './classe-ebd.rules.js'
import { AlunoEBD, ClasseEBD, ClasseEBDInput, ClasseEBDPage, ClassesEBDArgs } from './classe-ebd.type.js'
import {
  atualizarClasseEBD,
  criarClasseEBD,
  excluirClasseEBD,
  listClassesEBD,
  readClasseEBD,
  restaurarClasseEBD,
} from './classe-ebd.usecases.js'

@Resolver(() => ClasseEBD)
export class ClasseEBDResolver {
  @Query(() => ClasseEBDPage, { description: 'Classes da escola bíblica dominical.' })
  @Perfil(listClassesEBD)
  async classesEBD(
    @Ctx() ctx: Context,
    @Args(() => ClassesEBDArgs) args: ClassesEBDArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listClassesEBD(ctx, listArgs(args, info)))
  }

  @Query(() => ClasseEBD, { description: 'Uma classe da EBD, por número ou uuid.' })
  @Perfil(readClasseEBD)
  classeEBD(@Ctx() ctx: Context, @IdArg() id: string) {
    return readClasseEBD(ctx, { id })
  }

  @Mutation(() => ClasseEBD, { description: 'Cadastra uma classe da EBD.' })
  @Perfil(criarClasseEBD)
  criarClasseEBD(
    @Ctx() ctx: Context,
    @Arg('input', () => ClasseEBDInput, { description: 'Os dados.' }) input: ClasseEBDInput,
  ) {
    return criarClasseEBD(ctx, input)
  }

  @Mutation(() => ClasseEBD, { description: 'Altera uma classe da EBD.' })
  @Perfil(atualizarClasseEBD)
  atualizarClasseEBD(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ClasseEBDInput, { description: 'Os dados.' }) input: ClasseEBDInput,
  ) {
    return atualizarClasseEBD(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma classe sem aulas; ela fica na lixeira.' })
  @Perfil(excluirClasseEBD)
  excluirClasseEBD(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirClasseEBD(ctx, { id })
  }

  @Mutation(() => ClasseEBD, { description: 'Restaura uma classe da lixeira.' })
  @Perfil(restaurarClasseEBD)
  restaurarClasseEBD(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarClasseEBD(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem ensina.' })
  @Needs('idProfessor')
  professor(@Root() row: ClasseEBDRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idProfessor)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.liderAConfirmar })
  @ReadableBy('classeEBD.escrever')
  @Needs('liderAConfirmar')
  liderAConfirmar(@Root() row: ClasseEBDRow, @Ctx() ctx: Context): boolean | null {
    return liderToConfirmAsSeen(ctx.within(row.id), 'classeEBD.escrever', row)
  }

  @FieldResolver(() => [AlunoEBD], {
    description: 'Quem está na chamada: todos os alunos ativos, por nome; em páginas, com os inativos, `membros`.',
  })
  @Needs()
  alunos(@Root() row: ClasseEBDRow, @Ctx() ctx: Context) {
    return alunos(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: ClasseEBDRow, @Ctx() ctx: Context): string[] {
    return actionsOfClasse(row, ctx.within(row.id))
  }
}

@Resolver(() => AlunoEBD)
export class AlunoEBDResolver {
  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  membro(@Root() row: { idMembro: number }, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }
}
