/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirPrevisaoOrcamentariaMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirPrevisaoOrcamentariaMutation = { excluirPrevisaoOrcamentaria: { message: string } };

export type RestaurarPrevisaoOrcamentariaMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarPrevisaoOrcamentariaMutation = { restaurarPrevisaoOrcamentaria: { id: number, uuid: string, idCliente: number, nome: string, ano: number, revisao: number, situacao: string, aprovadaEm: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, totais: { receitas: string, despesas: string, resultado: string } } };


export const ExcluirPrevisaoOrcamentariaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirPrevisaoOrcamentaria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirPrevisaoOrcamentaria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirPrevisaoOrcamentariaMutation, ExcluirPrevisaoOrcamentariaMutationVariables>;
export const RestaurarPrevisaoOrcamentariaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarPrevisaoOrcamentaria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarPrevisaoOrcamentaria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrevisaoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrevisaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentaria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"revisao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"totais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receitas"}},{"kind":"Field","name":{"kind":"Name","value":"despesas"}},{"kind":"Field","name":{"kind":"Name","value":"resultado"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarPrevisaoOrcamentariaMutation, RestaurarPrevisaoOrcamentariaMutationVariables>;
export const useExcluirPrevisaoOrcamentariaMutation = (options?: useMutation.Options<ExcluirPrevisaoOrcamentariaMutation, ExcluirPrevisaoOrcamentariaMutationVariables>): useMutation.ResultTuple<ExcluirPrevisaoOrcamentariaMutation, ExcluirPrevisaoOrcamentariaMutationVariables> => useMutation(ExcluirPrevisaoOrcamentariaDocument, options as never) as never
export const useRestaurarPrevisaoOrcamentariaMutation = (options?: useMutation.Options<RestaurarPrevisaoOrcamentariaMutation, RestaurarPrevisaoOrcamentariaMutationVariables>): useMutation.ResultTuple<RestaurarPrevisaoOrcamentariaMutation, RestaurarPrevisaoOrcamentariaMutationVariables> => useMutation(RestaurarPrevisaoOrcamentariaDocument, options as never) as never