/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CampanhaDaNovaDoacaoQueryVariables = Exact<{
  id: string | number;
}>;


export type CampanhaDaNovaDoacaoQuery = { campanhaMissoes: { id: number, uuid: string, idCliente: number, nomeCampanha: string, alvoCampanha: string, atingidoCampanha: string, progresso: string, statusCampanha: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarDoacaoMutationVariables = Exact<{
  input: Types.DoacaoInput;
  confirmacoes?: Array<string> | string | null | undefined;
}>;


export type CriarDoacaoMutation = { criarDoacao: { id: number, uuid: string, campanha: { id: number, uuid: string, atingidoCampanha: string, progresso: string, totalDoacoes: string, quantidadeDoacoes: number, acoesPermitidas: Array<string> } | null } };


export const CampanhaDaNovaDoacaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampanhaDaNovaDoacao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campanhaMissoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"alvoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"statusCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<CampanhaDaNovaDoacaoQuery, CampanhaDaNovaDoacaoQueryVariables>;
export const CriarDoacaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarDoacao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DoacaoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarDoacao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"campanha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"atingidoCampanha"}},{"kind":"Field","name":{"kind":"Name","value":"progresso"}},{"kind":"Field","name":{"kind":"Name","value":"totalDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeDoacoes"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]}}]} as unknown as DocumentNode<CriarDoacaoMutation, CriarDoacaoMutationVariables>;
export const useCampanhaDaNovaDoacaoQuery = (options: useQuery.Options<CampanhaDaNovaDoacaoQuery, CampanhaDaNovaDoacaoQueryVariables> | SkipToken): useQuery.Result<CampanhaDaNovaDoacaoQuery, CampanhaDaNovaDoacaoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CampanhaDaNovaDoacaoDocument, options as never) as never
export const useCriarDoacaoMutation = (options?: useMutation.Options<CriarDoacaoMutation, CriarDoacaoMutationVariables>): useMutation.ResultTuple<CriarDoacaoMutation, CriarDoacaoMutationVariables> => useMutation(CriarDoacaoDocument, options as never) as never