import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { CelulaType } from '../../pessoas/celula/index.js'
import { RelatorioCelula } from './relatorio-celula.type.js'
import { generateRelatorioCelula, relatorioOfCelula } from './relatorio-celula.usecases.js'

@Resolver()
export class RelatorioCelulaResolver {
  @Query(() => RelatorioCelula, {
    description: 'O relatório de uma célula; sem datas, o do mês atual.',
    complexity: 50,
  })
  @Perfil(generateRelatorioCelula)
  relatorioCelula(
    @Ctx() ctx: Context,
    @IdArg('Célula, por número ou uuid.') id: string,
    @Arg('dataInicial', () => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) dataInicial?:
      | string
      | null,
    @Arg('dataFinal', () => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) dataFinal?: string | null,
  ) {
    return generateRelatorioCelula(ctx, { idCelula: id, dataInicial, dataFinal })
  }
}

@Resolver(() => CelulaType)
export class RelatorioDaCelulaResolver {
  @FieldResolver(() => RelatorioCelula, {
    description: 'O relatório da célula; sem datas, o do mês atual.',
    complexity: 50,
  })
  @Perfil(generateRelatorioCelula)
  @Needs()
  relatorio(
    @Root() celula: CelulaType,
    @Ctx() ctx: Context,
    @Arg('de', () => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) de?: string | null,
    @Arg('ate', () => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) ate?: string | null,
  ) {
    return relatorioOfCelula(ctx, celula, { dataInicial: de, dataFinal: ate })
  }
}
