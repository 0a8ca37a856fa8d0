import { adminApi } from '@strapi/strapi/admin';

export const affirmationUid = 'api::affirmation.affirmation';

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    feature: build.mutation<unknown, { documentIds: string[]; featured: boolean }>({
      query: (data) => ({ url: '/panel/featured', method: 'POST', data }),
      // Makes the content manager reload its list.
      invalidatesTags: [{ type: 'Document', id: `${affirmationUid}_LIST` }],
    }),
  }),
});

/** Features affirmations, or no longer. */
export const useFeature = api.useFeatureMutation;
