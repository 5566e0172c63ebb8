/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma campanha de missões. */
export type CampanhaMissoesInput = {
  /** Alvo, maior que zero. */
  alvoCampanha: string;
  /** O total que já chegou, com as doações; o que elas não explicam fica como ajuste. Sem ele, não muda. */
  atingidoCampanha?: string | null | undefined;
  /** Último dia; não antes do primeiro. */
  dataFim: string;
  /** Primeiro dia. */
  dataInicio: string;
  /** Nome, até 100 caracteres. */
  nomeCampanha: string;
  /** Status: ativa, concluida ou cancelada. Sem ele, ativa. */
  statusCampanha?: string | null | undefined;
  /** Tipo: estadual, nacional ou mundial. */
  tipoCampanha: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type CampanhaMissoesEdicaoFragment = { id: number, uuid: string, idCliente: number, nomeCampanha: string, tipoCampanha: string, dataInicio: string, dataFim: string, alvoCampanha: string, atingidoCampanha: string, totalDoacoes: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type CampanhaMissoesParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type CampanhaMissoesParaEditarQuery = { campanhaMissoes: { id: number, uuid: string, idCliente: number, nomeCampanha: string, tipoCampanha: string, dataInicio: string, dataFim: string, alvoCampanha: string, atingidoCampanha: string, totalDoacoes: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarCampanhaMissoesMutationVariables = Exact<{
  input: Types.CampanhaMissoesInput;
  idCliente?: number | null | undefined;
}>;


export type CriarCampanhaMissoesMutation = { criarCampanhaMissoes: { id: number, uuid: string, idCliente: number, nomeCampanha: string, tipoCampanha: string, dataInicio: string, dataFim: string, alvoCampanha: string, atingidoCampanha: string, totalDoacoes: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type AtualizarCampanhaMissoesMutationVariables = Exact<{
  id: string | number;
  input: Types.CampanhaMissoesInput;
}>;


export type AtualizarCampanhaMissoesMutation = { atualizarCampanhaMissoes: { progresso: string, id: number, uuid: string, idCliente: number, nomeCampanha: string, tipoCampanha: string, dataInicio: string, dataFim: string, alvoCampanha: string, atingidoCampanha: string, totalDoacoes: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const CampanhaMissoesEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"totalDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CampanhaMissoesEdicaoFragment, unknown>;
export const CampanhaMissoesParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampanhaMissoesParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"totalDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CampanhaMissoesParaEditarQuery, CampanhaMissoesParaEditarQueryVariables>;
export const CriarCampanhaMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarCampanhaMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarCampanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"totalDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarCampanhaMissoesMutation, CriarCampanhaMissoesMutationVariables>;
export const AtualizarCampanhaMissoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarCampanhaMissoes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarCampanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampanhaMissoesEdicao"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampanhaMissoesEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CampanhaMissoes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"tipoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"totalDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarCampanhaMissoesMutation, AtualizarCampanhaMissoesMutationVariables>;
export const useCampanhaMissoesParaEditarQuery = (options: useQuery.Options<CampanhaMissoesParaEditarQuery, CampanhaMissoesParaEditarQueryVariables> | SkipToken): useQuery.Result<CampanhaMissoesParaEditarQuery, CampanhaMissoesParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CampanhaMissoesParaEditarDocument, options as never) as never
export const useCriarCampanhaMissoesMutation = (options?: useMutation.Options<CriarCampanhaMissoesMutation, CriarCampanhaMissoesMutationVariables>): useMutation.ResultTuple<CriarCampanhaMissoesMutation, CriarCampanhaMissoesMutationVariables> => useMutation(CriarCampanhaMissoesDocument, options as never) as never
export const useAtualizarCampanhaMissoesMutation = (options?: useMutation.Options<AtualizarCampanhaMissoesMutation, AtualizarCampanhaMissoesMutationVariables>): useMutation.ResultTuple<AtualizarCampanhaMissoesMutation, AtualizarCampanhaMissoesMutationVariables> => useMutation(AtualizarCampanhaMissoesDocument, options as never) as never