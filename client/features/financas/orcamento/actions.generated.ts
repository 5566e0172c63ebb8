/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AprovarOrcamentoMutationVariables = Exact<{
  id: string | number;
  versao?: number | null | undefined;
}>;


export type AprovarOrcamentoMutation = { aprovarOrcamento: { id: number, uuid: string, versao: number, statusOrcamento: string, decididoEm: string | null, nomeDecisor: string | null, acoesPermitidas: Array<string> } };

export type ReprovarOrcamentoMutationVariables = Exact<{
  id: string | number;
  versao?: number | null | undefined;
}>;


export type ReprovarOrcamentoMutation = { reprovarOrcamento: { id: number, uuid: string, versao: number, statusOrcamento: string, decididoEm: string | null, nomeDecisor: string | null, acoesPermitidas: Array<string> } };


export const AprovarOrcamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AprovarOrcamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aprovarOrcamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"decididoEm"}},{"kind":"Field","name":{"kind":"Name","value":"nomeDecisor"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<AprovarOrcamentoMutation, AprovarOrcamentoMutationVariables>;
export const ReprovarOrcamentoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReprovarOrcamento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"versao"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reprovarOrcamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"versao"},"value":{"kind":"Variable","name":{"kind":"Name","value":"versao"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"decididoEm"}},{"kind":"Field","name":{"kind":"Name","value":"nomeDecisor"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<ReprovarOrcamentoMutation, ReprovarOrcamentoMutationVariables>;
export const useAprovarOrcamentoMutation = (options?: useMutation.Options<AprovarOrcamentoMutation, AprovarOrcamentoMutationVariables>): useMutation.ResultTuple<AprovarOrcamentoMutation, AprovarOrcamentoMutationVariables> => useMutation(AprovarOrcamentoDocument, options as never) as never
export const useReprovarOrcamentoMutation = (options?: useMutation.Options<ReprovarOrcamentoMutation, ReprovarOrcamentoMutationVariables>): useMutation.ResultTuple<ReprovarOrcamentoMutation, ReprovarOrcamentoMutationVariables> => useMutation(ReprovarOrcamentoDocument, options as never) as never