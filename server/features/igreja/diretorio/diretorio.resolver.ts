import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, PageArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { ConsentimentosDiretorio, ContatoDiretorio, ContatoDiretorioPage } from './diretorio.type.js'
import { listDiretorio, readConsentimentosDiretorio, registrarConsentimento } from './diretorio.usecases.js'

const person = 'Pessoa, por número ou uuid.'

@Resolver(() => ContatoDiretorio)
export class DiretorioResolver {
  @Query(() => ContatoDiretorioPage, {
    description: 'Quem da igreja escolheu mostrar telefone, e-mail ou aniversário às outras pessoas, por nome.',
  })
  @Perfil(listDiretorio)
  async diretorio(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Arg('mes', () => Int, { nullable: true, description: 'Só aniversariantes deste mês, pelo dia.' })
    mes?: number | null,
    @Arg('hoje', () => Boolean, { nullable: true, description: 'Verdadeiro: só quem faz aniversário hoje.' })
    hoje?: boolean | null,
  ) {
    return toPage(await listDiretorio(ctx, { ...listArgs(args, info), mes, hoje }))
  }

  @Query(() => ConsentimentosDiretorio, { description: 'O que uma pessoa mostra, para quem registra por ela.' })
  @Perfil(readConsentimentosDiretorio)
  consentimentosDiretorio(@Ctx() ctx: Context, @IdArg(person) id: string) {
    return readConsentimentosDiretorio(ctx, { id })
  }

  @Mutation(() => ConsentimentosDiretorio, {
    description: 'Registra o consentimento do responsável de um menor, ou a retirada do de qualquer pessoa.',
  })
  @Perfil(registrarConsentimento)
  registrarConsentimento(
    @Ctx() ctx: Context,
    @IdArg(person) id: string,
    @Arg('documento', () => String, { description: 'Código do texto.' }) documento: string,
    @Arg('versaoTexto', () => Int, { description: 'Versão que foi lida.' }) versaoTexto: number,
    @Arg('aceito', () => Boolean, { description: 'Se concorda.' }) aceito: boolean,
  ) {
    return registrarConsentimento(ctx, { id, documento, versaoTexto, aceito })
  }
}
