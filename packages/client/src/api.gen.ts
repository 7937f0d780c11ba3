export interface paths {
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The challenge that a sign-up must solve */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["getAuthUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in: sets the session cookie */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account with 10 free credits: sets the session cookie */
        post: operations["postAuthSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign out by a link, then go to the log-in page */
        get: operations["getLogout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the interface language */
        patch: operations["patchUserLanguage"];
        trace?: never;
    };
    "/api/user/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change first and last name */
        patch: operations["patchUserName"];
        trace?: never;
    };
    "/api/auth/request-email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that confirms the address once more */
        post: operations["postAuthRequestEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address by the link that was mailed there */
        post: operations["postAuthConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to set a new password; the same answer whether or not there is such an account */
        post: operations["postAuthRequestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by a mailed link, once: sets the session cookie */
        post: operations["postAuthResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that Terzi keeps about the user, as one JSON file */
        get: operations["getUserExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cv-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The landing page's counter */
        get: operations["getSystemCvCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/system/cv-count/increment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the landing page's counter up */
        post: operations["postSystemCvCountIncrement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The credit packages on sale, by credits */
        get: operations["getPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/cv-cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a CV costs, in credits */
        get: operations["getSettingsCvCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/extra-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a cover letter and an interview pack cost, in credits */
        get: operations["getSettingsExtraCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who takes the cards, and what a browser needs to show the card form */
        get: operations["getPaymentForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to buy a package; price and credits are frozen */
        post: operations["postCreatePaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/confirm-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a payment looked at: once the provider has the money, the credits are there, once */
        post: operations["postConfirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's purchases, newest first */
        get: operations["getPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** CVs that are being made, or were made and not saved yet */
        get: operations["getPreviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previews/{previewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A preview as it stands: as it was edited, and as it was generated */
        get: operations["getPreviewsPreviewId"];
        put?: never;
        post?: never;
        /** Cancel a generation, or throw an unsaved preview away */
        delete: operations["deletePreviewsPreviewId"];
        options?: never;
        head?: never;
        /** Keep what was made of an unsaved preview */
        patch: operations["patchPreviewsPreviewId"];
        trace?: never;
    };
    "/api/cv-draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was typed in the wizard last; null before the first time */
        get: operations["getCvDraft"];
        put?: never;
        /** Keep what is typed in the wizard, unless something was typed later elsewhere */
        post: operations["postCvDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/outdated-facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which CVs hold what the profile says otherwise by now */
        get: operations["getCvsOutdatedFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Carry a changed fact over into a CV, or leave it as it is */
        post: operations["postCvsIdFacts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the writing of a CV left to decide: wordings that only its owner can vouch for, and what was left out */
        get: operations["getCvsIdOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of the profile stands behind each sentence of a CV, and what differs from it */
        get: operations["getCvsIdProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the user's next CVs look unless said otherwise; null for who never chose */
        get: operations["getDesign"];
        put?: never;
        /** Choose how the user's next CVs look */
        post: operations["postDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** CVs that were deleted in the last 30 days */
        get: operations["getCvsBin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One CV, whole */
        get: operations["getCvsId"];
        put?: never;
        post?: never;
        /** Delete a CV; for 30 days it can be brought back */
        delete: operations["deleteCvsId"];
        options?: never;
        head?: never;
        /** Edit a saved CV, if nobody changed it since the version that it was read at */
        patch: operations["patchCvsId"];
        trace?: never;
    };
    "/api/cvs/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a CV's job title and company */
        patch: operations["patchCvsIdName"];
        trace?: never;
    };
    "/api/cvs/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a CV, free of charge; with another posting its match is computed anew */
        post: operations["postCvsIdDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted CV back */
        post: operations["postCvsIdRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A CV's versions, newest first, with what each changed */
        get: operations["getCvsIdVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/versions/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of a CV, whole */
        get: operations["getCvsIdVersionsNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/versions/{number}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the current one again, as a new version */
        post: operations["postCvsIdVersionsNumberRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs between two versions of a CV, fact by fact */
        get: operations["getCvsIdCompare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a CV is shared: its link, until when, and how often it was opened */
        get: operations["getCvsIdShare"];
        put?: never;
        /** Share a CV under a new link; one that it had is switched off */
        post: operations["postCvsIdShare"];
        /** Switch a CV's link off, at once */
        delete: operations["deleteCvsIdShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's CVs, newest first */
        get: operations["getCvs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tailor a CV to a posting; takes no credits until it is saved */
        post: operations["postCvsGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How well the profile meets a posting; takes no credits and writes nothing */
        post: operations["postCvsScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a generated CV and take its price, once per preview */
        post: operations["postCvsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of the CV programs read back from its PDF and its DOCX */
        get: operations["getCvsIdReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/download/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV as PDF: its current version, or the `version` asked for */
        get: operations["getCvsIdDownloadPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/download/docx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV as DOCX: its current version, or the `version` asked for */
        get: operations["getCvsIdDownloadDocx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/download/txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV as plain text, for web forms: its current version, or the `version` asked for */
        get: operations["getCvsIdDownloadTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/download/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV as a JSON Resume: its current version, or the `version` asked for */
        get: operations["getCvsIdDownloadJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/twin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A CV beside the same CV in the other language, text by text, with the facts in which they differ */
        get: operations["getCvsIdTwin"];
        put?: never;
        /** Make the same CV in the other language, once; answers the one that is there */
        post: operations["postCvsIdTwin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/twin/word": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a model word what of the twin is still in the first language; what can't be proven is offered */
        post: operations["postCvsIdTwinWord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/twin/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an offered line into the twin, or throw it away */
        post: operations["postCvsIdTwinLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{id}/twin/download/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A CV and the same CV in the other language, both as PDF, in one file */
        get: operations["getCvsIdTwinDownloadZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{cvId}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letters of a CV, newest first */
        get: operations["getCvsCvIdLetters"];
        put?: never;
        /** Write a letter for a CV, keep it and take its price */
        post: operations["postCvsCvIdLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One letter, whole */
        get: operations["getLettersId"];
        put?: never;
        post?: never;
        /** Delete a letter, for good */
        delete: operations["deleteLettersId"];
        options?: never;
        head?: never;
        /** Edit a letter, if nobody changed it since the version that it was read at */
        patch: operations["patchLettersId"];
        trace?: never;
    };
    "/api/letters/{id}/download/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter as PDF, in the CV's design */
        get: operations["getLettersIdDownloadPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letters/{id}/download/docx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter as DOCX */
        get: operations["getLettersIdDownloadDocx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letters/{id}/download/txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter as plain text, for web forms */
        get: operations["getLettersIdDownloadTxt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every application as a CSV file for spreadsheets */
        get: operations["getApplicationsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next steps of all open applications as a calendar file */
        get: operations["getApplicationsCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next step of one application as a calendar file */
        get: operations["getApplicationsIdCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every application, what was moved last first */
        get: operations["getApplications"];
        put?: never;
        /** Add an application, of a posting or of a saved CV */
        post: operations["postApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many were sent and answered: in all, by month and by match */
        get: operations["getApplicationsTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What adding one application costs, in credits */
        get: operations["getApplicationsPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the rows of a CSV file that aren't there yet */
        post: operations["postApplicationsImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether reminders of next steps are sent by mail */
        get: operations["getApplicationsReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Switch reminders by mail on or off */
        patch: operations["patchApplicationsReminders"];
        trace?: never;
    };
    "/api/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An application: posting, CV, contacts, dates, next step, notes, and how it got where it is */
        get: operations["getApplicationsId"];
        put?: never;
        post?: never;
        /** Delete an application for good */
        delete: operations["deleteApplicationsId"];
        options?: never;
        head?: never;
        /** Change some of an application's fields */
        patch: operations["patchApplicationsId"];
        trace?: never;
    };
    "/api/applications/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an application into another column */
        post: operations["postApplicationsIdMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{cvId}/interview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interview pack of a CV, or its price where it must be paid first */
        get: operations["getCvsCvIdInterview"];
        put?: never;
        /** Take the price of a CV's interview pack, once for good, and give the pack */
        post: operations["postCvsCvIdInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{cvId}/interview/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interview pack as PDF */
        get: operations["getCvsCvIdInterviewPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{cvId}/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the posting asks for and the profile doesn't show, what wins most first */
        get: operations["getCvsCvIdGaps"];
        put?: never;
        /** Add an answer to the profile, in the person's own words */
        post: operations["postCvsCvIdGaps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/{cvId}/gaps/weigh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** By how much an answer would move the score; changes nothing */
        post: operations["postCvsCvIdGapsWeigh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same for a posting that no CV was made for */
        post: operations["postGaps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gaps/weigh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** By how much an answer would move that posting's score; changes nothing */
        post: operations["postGapsWeigh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gaps/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an answer to the profile, asked for by that posting */
        post: operations["postGapsAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/career-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The career profile, with its version */
        get: operations["getCareerData"];
        put?: never;
        /** Replace the career profile; with a version, only if nobody changed it since */
        post: operations["postCareerData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/career-data/upload-cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fill the career profile from a CV, whatever kind of file it is */
        post: operations["postCareerDataUploadCv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/career-data/upload-cv/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same, told while it is done: scans take seconds a page */
        post: operations["postCareerDataUploadCvSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to support without an account */
        post: operations["postContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's tickets, newest first */
        get: operations["getTickets"];
        put?: never;
        /** Open a ticket */
        post: operations["postTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A ticket and its conversation: an own one, or any for an admin */
        get: operations["getTicketsId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply; when an admin does, the owner is told by mail */
        post: operations["postTicketsIdReplies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Close or reopen a ticket */
        patch: operations["patchTicketsIdStatus"];
        trace?: never;
    };
    "/api/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's API tokens, without the tokens themselves */
        get: operations["getTokens"];
        put?: never;
        /** Make an API token; it is shown this once */
        post: operations["postTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API token, at once */
        delete: operations["deleteTokensId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account's webhooks with their newest deliveries, without the secrets */
        get: operations["getWebhooks"];
        put?: never;
        /** Have an address told what happens; the secret that signs its messages is shown this once */
        post: operations["postWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message that says nothing, to try the address */
        post: operations["postWebhooksIdPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook; what is on its way to it is dropped */
        delete: operations["deleteWebhooksId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The product's totals; revenue in cents, without what was refunded */
        get: operations["getAdminStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ups, CVs, purchases and revenue by UTC day, today last */
        get: operations["getAdminStatsDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/work-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for a person: tickets, messages, disputes, failed mails and jobs */
        get: operations["getAdminWorkQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users, newest or richest first */
        get: operations["getAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A user with ledger, purchases, tickets, and CVs without their content */
        get: operations["getAdminUsersUserId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Set a user's credits, through the ledger */
        patch: operations["patchAdminUsersUserIdCredits"];
        trace?: never;
    };
    "/api/admin/users/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Make a user an admin, or no admin any more */
        patch: operations["patchAdminUsersUserIdRole"];
        trace?: never;
    };
    "/api/admin/users/{userId}/disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Shut an account out, or let it in again */
        patch: operations["patchAdminUsersUserIdDisabled"];
        trace?: never;
    };
    "/api/admin/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases, newest first; sought by buyer, or by the id of purchase or payment */
        get: operations["getAdminPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/purchases/{purchaseId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a purchase's money back, and take back what is left of its credits */
        post: operations["postAdminPurchasesPurchaseIdRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All credit packages, also those that are not on sale */
        get: operations["getAdminPackages"];
        put?: never;
        /** Create a credit package; its price is in cents */
        post: operations["postAdminPackages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what is given of a credit package; `active` alone puts it on sale or takes it off */
        patch: operations["patchAdminPackagesId"];
        trace?: never;
    };
    "/api/admin/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody's tickets, newest first */
        get: operations["getAdminTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The system settings */
        get: operations["getAdminSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a system setting */
        patch: operations["patchAdminSettingsKey"];
        trace?: never;
    };
    "/api/admin/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users as a CSV file, all that fit the filters */
        get: operations["getAdminUsersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/purchases/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases as a CSV file, all that fit the filters */
        get: operations["getAdminPurchasesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tickets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets as a CSV file, all that fit the filters */
        get: operations["getAdminTicketsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contact messages as a CSV file, all that fit the filters */
        get: operations["getAdminContactMessagesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit trail as a CSV file, all that fits the filters */
        get: operations["getAdminAuditExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails as a CSV file, all that fit the filters */
        get: operations["getAdminMailsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the admin narrows lists by again and again, by name */
        get: operations["getAdminSavedFilters"];
        put?: never;
        /** Keep the filters of a list under a name; one that has the name is replaced */
        post: operations["postAdminSavedFilters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-filters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Throw kept filters away */
        delete: operations["deleteAdminSavedFiltersId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors wrote, newest first */
        get: operations["getAdminContactMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a contact message as done, or not */
        patch: operations["patchAdminContactMessagesId"];
        trace?: never;
    };
    "/api/admin/canned-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What support writes often, in each language, by title */
        get: operations["getAdminCannedAnswers"];
        put?: never;
        /** Keep an answer that support writes often */
        post: operations["postAdminCannedAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/canned-answers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Throw a kept answer away */
        delete: operations["deleteAdminCannedAnswersId"];
        options?: never;
        head?: never;
        /** Word a kept answer anew */
        patch: operations["patchAdminCannedAnswersId"];
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins did, and what the payment provider told, newest first */
        get: operations["getAdminAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Background work that waits, runs or has failed, next due first */
        get: operations["getAdminJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a waiting or failed job now */
        post: operations["postAdminJobsIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails and whether they were sent, newest first; sought by the whole address */
        get: operations["getAdminMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try once more to send a mail that was not sent */
        post: operations["postAdminMailsIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each part of the running product is, and whether it is the embedded one */
        get: operations["getAdminParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How busy the process is that answers: delays of the last minute, what runs and waits, memory */
        get: operations["getAdminLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "cv.saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "type": "cv.saved",
                     *       "data": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "language": "en",
                     *         "matchScore": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** @constant */
                        type: "cv.saved";
                        data: {
                            /** Format: uuid */
                            id: string;
                            jobTitle: string;
                            company: string;
                            /** @enum {string} */
                            language: "en" | "tr";
                            matchScore: number;
                        };
                    };
                };
            };
            responses: {
                /** @description Taken; anything else is tried again for a day */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "type": "application.moved",
                     *       "data": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "from": "saved",
                     *         "to": "saved"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** @constant */
                        type: "application.moved";
                        data: {
                            /** Format: uuid */
                            id: string;
                            jobTitle: string;
                            company: string;
                            /** @enum {string} */
                            from: "saved" | "applied" | "interview" | "offer" | "closed";
                            /** @enum {string} */
                            to: "saved" | "applied" | "interview" | "offer" | "closed";
                        };
                    };
                };
            };
            responses: {
                /** @description Taken; anything else is tried again for a day */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "type": "ping",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                        /** @constant */
                        type: "ping";
                        data: Record<string, never>;
                    };
                };
            };
            responses: {
                /** @description Taken; anything else is tried again for a day */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ApplicationDetail: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "saved" | "applied" | "interview" | "offer" | "closed";
            outcome: ("accepted" | "rejected" | "withdrawn" | "silent") | null;
            jobTitle: string;
            company: string;
            matchScore: number | null;
            appliedOn: string | null;
            answeredOn: string | null;
            nextStep: string;
            nextStepAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            movedAt: string;
            jobPosting: string;
            postingUrl: string;
            contacts: {
                /** @default  */
                name: string;
                /** @default  */
                role: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
            }[];
            notes: string;
            timeZone: string;
            remindMinutesBefore: number | null;
            cv: {
                /** Format: uuid */
                id: string;
                jobTitle: string;
                company: string;
                current: number;
                sent: number | null;
            } | null;
            letterId: string | null;
            letterSent: components["schemas"]["LetterContent"] | null;
            remindAt: string | null;
            events: {
                /** @enum {string} */
                status: "saved" | "applied" | "interview" | "offer" | "closed";
                /** Format: date-time */
                happenedAt: string;
            }[];
            version: number;
        };
        ApplicationDetailInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "saved" | "applied" | "interview" | "offer" | "closed";
            outcome: ("accepted" | "rejected" | "withdrawn" | "silent") | null;
            jobTitle: string;
            company: string;
            matchScore: number | null;
            appliedOn: string | null;
            answeredOn: string | null;
            nextStep: string;
            nextStepAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            movedAt: string;
            jobPosting: string;
            postingUrl: string;
            contacts: {
                /** @default  */
                name: string;
                /** @default  */
                role: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
            }[];
            notes: string;
            timeZone: string;
            remindMinutesBefore: number | null;
            cv: {
                /** Format: uuid */
                id: string;
                jobTitle: string;
                company: string;
                current: number;
                sent: number | null;
            } | null;
            letterId: string | null;
            letterSent: components["schemas"]["LetterContentInput"] | null;
            remindAt: string | null;
            events: {
                /** @enum {string} */
                status: "saved" | "applied" | "interview" | "offer" | "closed";
                /** Format: date-time */
                happenedAt: string;
            }[];
            version: number;
        };
        ApplicationSummary: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "saved" | "applied" | "interview" | "offer" | "closed";
            outcome: ("accepted" | "rejected" | "withdrawn" | "silent") | null;
            jobTitle: string;
            company: string;
            matchScore: number | null;
            appliedOn: string | null;
            answeredOn: string | null;
            nextStep: string;
            nextStepAt: string | null;
            cvId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            movedAt: string;
        };
        ApplicationSummaryInput: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "saved" | "applied" | "interview" | "offer" | "closed";
            outcome: ("accepted" | "rejected" | "withdrawn" | "silent") | null;
            jobTitle: string;
            company: string;
            matchScore: number | null;
            appliedOn: string | null;
            answeredOn: string | null;
            nextStep: string;
            nextStepAt: string | null;
            cvId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            movedAt: string;
        };
        CareerProfile: {
            personalInfo: {
                /** @default  */
                name: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
                /** @default  */
                location: string;
                /** @default  */
                linkedin: string;
                /** @default  */
                portfolio: string;
                /** @default  */
                github: string;
                /** @default  */
                twitter: string;
                /** @default  */
                birthDate: string;
                /** @default  */
                militaryService: string;
                /** @default  */
                drivingLicence: string;
            };
            /** @default  */
            summary: string;
            /** @default [] */
            experiences: {
                /** @default  */
                company: string;
                /** @default  */
                position: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                /** @default [] */
                responsibilities: string[];
                /** @default [] */
                achievements: string[];
            }[];
            /** @default [] */
            education: {
                /** @default  */
                institution: string;
                /** @default  */
                degree: string;
                /** @default  */
                field: string;
                /** @default  */
                location: string;
                /** @default  */
                graduationDate: string;
                /** @default  */
                gpa: string;
                /** @default [] */
                achievements: string[];
            }[];
            skills: {
                /** @default [] */
                technical: string[];
                /** @default [] */
                soft: string[];
                /** @default [] */
                languages: {
                    /** @default  */
                    language: string;
                    /**
                     * @default Native
                     * @enum {string}
                     */
                    proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                }[];
            };
            /** @default [] */
            projects: {
                /** @default  */
                name: string;
                /** @default  */
                description: string;
                /** @default [] */
                technologies: string[];
                /** @default  */
                url: string;
                /** @default  */
                date: string;
            }[];
            /** @default [] */
            certifications: {
                /** @default  */
                name: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                expiryDate: string;
                /** @default  */
                credentialId: string;
            }[];
            /** @default [] */
            publications: {
                /** @default  */
                title: string;
                /** @default  */
                authors: string;
                /** @default  */
                venue: string;
                /** @default  */
                date: string;
                /** @default  */
                doi: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            patents: {
                /** @default  */
                title: string;
                /** @default  */
                office: string;
                /** @default  */
                number: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            awards: {
                /** @default  */
                title: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            volunteerExperience: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            professionalMemberships: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
            }[];
            /** @default [] */
            customSections: {
                /** @default  */
                heading: string;
                /** @default  */
                title: string;
                /** @default  */
                organization: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                url: string;
                /** @default  */
                description: string;
                /** @default [] */
                points: string[];
            }[];
            /** @default [] */
            references: {
                /** @default  */
                name: string;
                /** @default  */
                position: string;
                /** @default  */
                company: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
            }[];
            /** @default [] */
            hobbies: string[];
            /** @default  */
            additionalInfo: string;
        };
        CareerProfileInput: {
            /** @default {} */
            personalInfo: {
                /** @default  */
                name: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
                /** @default  */
                location: string;
                /** @default  */
                linkedin: string;
                /** @default  */
                portfolio: string;
                /** @default  */
                github: string;
                /** @default  */
                twitter: string;
                /** @default  */
                birthDate: string;
                /** @default  */
                militaryService: string;
                /** @default  */
                drivingLicence: string;
            };
            /** @default  */
            summary: string;
            /** @default [] */
            experiences: {
                /** @default  */
                company: string;
                /** @default  */
                position: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                /** @default [] */
                responsibilities: string[];
                /** @default [] */
                achievements: string[];
            }[];
            /** @default [] */
            education: {
                /** @default  */
                institution: string;
                /** @default  */
                degree: string;
                /** @default  */
                field: string;
                /** @default  */
                location: string;
                /** @default  */
                graduationDate: string;
                /** @default  */
                gpa: string;
                /** @default [] */
                achievements: string[];
            }[];
            /** @default {} */
            skills: {
                /** @default [] */
                technical: string[];
                /** @default [] */
                soft: string[];
                /** @default [] */
                languages: {
                    /** @default  */
                    language: string;
                    /**
                     * @default Native
                     * @enum {string}
                     */
                    proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                }[];
            };
            /** @default [] */
            projects: {
                /** @default  */
                name: string;
                /** @default  */
                description: string;
                /** @default [] */
                technologies: string[];
                /** @default  */
                url: string;
                /** @default  */
                date: string;
            }[];
            /** @default [] */
            certifications: {
                /** @default  */
                name: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                expiryDate: string;
                /** @default  */
                credentialId: string;
            }[];
            /** @default [] */
            publications: {
                /** @default  */
                title: string;
                /** @default  */
                authors: string;
                /** @default  */
                venue: string;
                /** @default  */
                date: string;
                /** @default  */
                doi: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            patents: {
                /** @default  */
                title: string;
                /** @default  */
                office: string;
                /** @default  */
                number: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            awards: {
                /** @default  */
                title: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            volunteerExperience: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            professionalMemberships: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
            }[];
            /** @default [] */
            customSections: {
                /** @default  */
                heading: string;
                /** @default  */
                title: string;
                /** @default  */
                organization: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                url: string;
                /** @default  */
                description: string;
                /** @default [] */
                points: string[];
            }[];
            /** @default [] */
            references: {
                /** @default  */
                name: string;
                /** @default  */
                position: string;
                /** @default  */
                company: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
            }[];
            /** @default [] */
            hobbies: string[];
            /** @default  */
            additionalInfo: string;
        };
        CvContent: {
            personalInfo: {
                /** @default  */
                name: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
                /** @default  */
                location: string;
                /** @default  */
                linkedin: string;
                /** @default  */
                portfolio: string;
                /** @default  */
                github: string;
                /** @default  */
                twitter: string;
                /** @default  */
                birthDate: string;
                /** @default  */
                militaryService: string;
                /** @default  */
                drivingLicence: string;
            };
            headline?: string;
            /** @default  */
            summary: string;
            /** @default [] */
            workExperience: {
                /** @default  */
                company: string;
                /** @default  */
                position: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                /** @default [] */
                responsibilities: string[];
                /** @default [] */
                achievements: string[];
                source?: string;
            }[] | string;
            /** @default [] */
            education: {
                /** @default  */
                institution: string;
                /** @default  */
                degree: string;
                /** @default  */
                field: string;
                /** @default  */
                location: string;
                /** @default  */
                graduationDate: string;
                /** @default  */
                gpa: string;
                /** @default [] */
                achievements: string[];
                source?: string;
            }[] | string;
            skills: {
                /** @default [] */
                technical: string[];
                /** @default [] */
                soft: string[];
                /** @default [] */
                languages: {
                    /** @default  */
                    language: string;
                    /**
                     * @default Native
                     * @enum {string}
                     */
                    proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                }[];
            } | string;
            /** @default [] */
            projects: {
                /** @default  */
                name: string;
                /** @default  */
                description: string;
                /** @default [] */
                technologies: string[];
                /** @default  */
                url: string;
                /** @default  */
                date: string;
                source?: string;
            }[] | string;
            /** @default [] */
            certifications: {
                /** @default  */
                name: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                expiryDate: string;
                /** @default  */
                credentialId: string;
                source?: string;
            }[] | string;
            /** @default [] */
            publications: {
                /** @default  */
                title: string;
                /** @default  */
                authors: string;
                /** @default  */
                venue: string;
                /** @default  */
                date: string;
                /** @default  */
                doi: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            patents: {
                /** @default  */
                title: string;
                /** @default  */
                office: string;
                /** @default  */
                number: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            awards: {
                /** @default  */
                title: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            volunteerExperience: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            professionalMemberships: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                source?: string;
            }[] | string;
            /** @default [] */
            customSections: {
                /** @default  */
                heading: string;
                /** @default  */
                title: string;
                /** @default  */
                organization: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                url: string;
                /** @default  */
                description: string;
                /** @default [] */
                points: string[];
                source?: string;
            }[] | string;
            /** @default [] */
            references: {
                /** @default  */
                name: string;
                /** @default  */
                position: string;
                /** @default  */
                company: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
                source?: string;
            }[] | string;
            /** @default [] */
            hobbies: string[];
            /** @default  */
            additionalInfo: string;
        };
        CvContentInput: {
            /** @default {} */
            personalInfo: {
                /** @default  */
                name: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
                /** @default  */
                location: string;
                /** @default  */
                linkedin: string;
                /** @default  */
                portfolio: string;
                /** @default  */
                github: string;
                /** @default  */
                twitter: string;
                /** @default  */
                birthDate: string;
                /** @default  */
                militaryService: string;
                /** @default  */
                drivingLicence: string;
            };
            headline?: string;
            /** @default  */
            summary: string;
            /** @default [] */
            workExperience: {
                /** @default  */
                company: string;
                /** @default  */
                position: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                /** @default [] */
                responsibilities: string[];
                /** @default [] */
                achievements: string[];
                source?: string;
            }[] | string;
            /** @default [] */
            education: {
                /** @default  */
                institution: string;
                /** @default  */
                degree: string;
                /** @default  */
                field: string;
                /** @default  */
                location: string;
                /** @default  */
                graduationDate: string;
                /** @default  */
                gpa: string;
                /** @default [] */
                achievements: string[];
                source?: string;
            }[] | string;
            /** @default {} */
            skills: {
                /** @default [] */
                technical: string[];
                /** @default [] */
                soft: string[];
                /** @default [] */
                languages: {
                    /** @default  */
                    language: string;
                    /**
                     * @default Native
                     * @enum {string}
                     */
                    proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                }[];
            } | string;
            /** @default [] */
            projects: {
                /** @default  */
                name: string;
                /** @default  */
                description: string;
                /** @default [] */
                technologies: string[];
                /** @default  */
                url: string;
                /** @default  */
                date: string;
                source?: string;
            }[] | string;
            /** @default [] */
            certifications: {
                /** @default  */
                name: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                expiryDate: string;
                /** @default  */
                credentialId: string;
                source?: string;
            }[] | string;
            /** @default [] */
            publications: {
                /** @default  */
                title: string;
                /** @default  */
                authors: string;
                /** @default  */
                venue: string;
                /** @default  */
                date: string;
                /** @default  */
                doi: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            patents: {
                /** @default  */
                title: string;
                /** @default  */
                office: string;
                /** @default  */
                number: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            awards: {
                /** @default  */
                title: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            volunteerExperience: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                source?: string;
            }[] | string;
            /** @default [] */
            professionalMemberships: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                source?: string;
            }[] | string;
            /** @default [] */
            customSections: {
                /** @default  */
                heading: string;
                /** @default  */
                title: string;
                /** @default  */
                organization: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                url: string;
                /** @default  */
                description: string;
                /** @default [] */
                points: string[];
                source?: string;
            }[] | string;
            /** @default [] */
            references: {
                /** @default  */
                name: string;
                /** @default  */
                position: string;
                /** @default  */
                company: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
                source?: string;
            }[] | string;
            /** @default [] */
            hobbies: string[];
            /** @default  */
            additionalInfo: string;
        };
        CvDetail: {
            /** Format: uuid */
            id: string;
            jobTitle: string;
            company: string;
            matchScore: number;
            isScored: boolean;
            /** @enum {string} */
            language: "en" | "tr";
            /** @enum {string} */
            tone: "formal" | "professional" | "conversational";
            /** @enum {string} */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            /** @enum {string} */
            length: "short" | "standard" | "long";
            /** @enum {string} */
            generationMode: "strict" | "enhanced" | "extensive";
            jobPosting: string;
            gapAnalysis: components["schemas"]["GapAnalysis"];
            match: components["schemas"]["MatchResult"] | null;
            content: components["schemas"]["CvContent"];
            design: components["schemas"]["Design"] | null;
            hidden: {
                at: string;
                text: string;
                entry?: {
                    [key: string]: string | string[];
                };
            }[];
            declined: string[];
            version: number;
            versionNumber: number;
        };
        CvDetailInput: {
            /** Format: uuid */
            id: string;
            jobTitle: string;
            company: string;
            matchScore: number;
            isScored: boolean;
            /** @enum {string} */
            language: "en" | "tr";
            /** @enum {string} */
            tone: "formal" | "professional" | "conversational";
            /** @enum {string} */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
            /** @enum {string} */
            length: "short" | "standard" | "long";
            /** @enum {string} */
            generationMode: "strict" | "enhanced" | "extensive";
            jobPosting: string;
            gapAnalysis: components["schemas"]["GapAnalysisInput"];
            match: components["schemas"]["MatchResultInput"] | null;
            content: components["schemas"]["CvContentInput"];
            design: components["schemas"]["DesignInput"] | null;
            hidden: {
                at: string;
                text: string;
                entry?: {
                    [key: string]: string | string[];
                };
            }[];
            declined: string[];
            version: number;
            versionNumber: number;
        };
        CvSummary: {
            /** Format: uuid */
            id: string;
            jobTitle: string;
            company: string;
            matchScore: number;
            isScored: boolean;
            /** @enum {string} */
            language: "en" | "tr";
            /** @enum {string} */
            tone: "formal" | "professional" | "conversational";
            /** @enum {string} */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
        };
        CvSummaryInput: {
            /** Format: uuid */
            id: string;
            jobTitle: string;
            company: string;
            matchScore: number;
            isScored: boolean;
            /** @enum {string} */
            language: "en" | "tr";
            /** @enum {string} */
            tone: "formal" | "professional" | "conversational";
            /** @enum {string} */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            /** Format: date-time */
            createdAt: string;
            editedAt: string | null;
        };
        Design: {
            /**
             * @default modern
             * @enum {string}
             */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            /** @default null */
            accent: string | null;
            /** @default null */
            font: ("inter" | "source-serif" | "plex" | "lora") | null;
            /**
             * @default normal
             * @enum {string}
             */
            density: "compact" | "normal" | "airy";
            /**
             * @default normal
             * @enum {string}
             */
            margins: "narrow" | "normal" | "wide";
            /** @default null */
            paper: ("A4" | "Letter") | null;
            /**
             * @default short
             * @enum {string}
             */
            dateFormat: "short" | "long" | "numeric" | "year";
            /** @default [] */
            sectionOrder: string[];
            /** @default {} */
            sectionNames: {
                [key: string]: string;
            };
            /** @default [] */
            hiddenSections: string[];
            /** @default [] */
            hiddenContacts: ("email" | "phone" | "location" | "linkedin" | "portfolio" | "github" | "twitter" | "birthDate" | "militaryService" | "drivingLicence")[];
            /** @default  */
            photo: string;
        };
        DesignInput: {
            /**
             * @default modern
             * @enum {string}
             */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            /** @default null */
            accent: string | null;
            /** @default null */
            font: ("inter" | "source-serif" | "plex" | "lora") | null;
            /**
             * @default normal
             * @enum {string}
             */
            density: "compact" | "normal" | "airy";
            /**
             * @default normal
             * @enum {string}
             */
            margins: "narrow" | "normal" | "wide";
            /** @default null */
            paper: ("A4" | "Letter") | null;
            /**
             * @default short
             * @enum {string}
             */
            dateFormat: "short" | "long" | "numeric" | "year";
            /** @default [] */
            sectionOrder: string[];
            /** @default {} */
            sectionNames: {
                [key: string]: string;
            };
            /** @default [] */
            hiddenSections: string[];
            /** @default [] */
            hiddenContacts: ("email" | "phone" | "location" | "linkedin" | "portfolio" | "github" | "twitter" | "birthDate" | "militaryService" | "drivingLicence")[];
            /** @default  */
            photo: string;
        };
        Error: {
            /** @enum {string} */
            code: "INVALID_INPUT" | "CAPTCHA_FAILED" | "WEBHOOK_REFUSED" | "WEBHOOK_ADDRESS" | "NOT_SIGNED_IN" | "WRONG_CREDENTIALS" | "PASSKEY_UNKNOWN" | "PASSKEY_REFUSED" | "INVALID_TOKEN" | "INSUFFICIENT_CREDITS" | "CREDITS_MISSING" | "CARD_DECLINED" | "CARD_WITHOUT_FUNDS" | "CARD_UNKNOWN" | "PAYMENT_REFUSED" | "FORBIDDEN" | "WRONG_ORIGIN" | "ACCOUNT_DISABLED" | "MISSING_SCOPE" | "WRONG_PASSWORD" | "EMAIL_UNCONFIRMED" | "PASSKEY_WANTED" | "NOT_FOUND" | "CV_NOT_FOUND" | "LETTER_NOT_FOUND" | "EMAIL_TAKEN" | "STALE_PROFILE" | "STALE_CV" | "STALE_LETTER" | "STALE_APPLICATION" | "TOO_MANY_APPLICATIONS" | "PREVIEW_EXPIRED" | "MATCH_OUTDATED" | "UNCONFIRMED_CLAIMS" | "TICKET_CLOSED" | "PACKAGE_INACTIVE" | "NOT_REFUNDABLE" | "OWN_ACCESS" | "LAST_ADMIN" | "TOO_MANY_WEBHOOKS" | "TOO_MANY_FILTERS" | "LAST_WAY_IN" | "NO_PASSWORD" | "KEY_REUSED" | "TOO_MANY_PASSKEYS" | "RESET_EXPIRED" | "CONFIRMATION_EXPIRED" | "TOO_LARGE" | "PROFILE_TOO_LARGE" | "CV_TOO_LARGE" | "UNSUPPORTED_TYPE" | "FILE_UNREADABLE" | "CSV_UNREADABLE" | "FILE_ENCRYPTED" | "FILE_WITHOUT_TEXT" | "PROFILE_EMPTY" | "RATE_LIMITED" | "UNEXPECTED" | "DATABASE_UNAVAILABLE" | "PROVIDER_UNAVAILABLE" | "BUSY" | "TOOK_TOO_LONG";
            message: string;
            issues?: {
                path: string;
                message: string;
            }[];
            retryAfterSeconds?: number;
            details?: unknown;
            requestId: string;
        };
        ErrorInput: {
            /** @enum {string} */
            code: "INVALID_INPUT" | "CAPTCHA_FAILED" | "WEBHOOK_REFUSED" | "WEBHOOK_ADDRESS" | "NOT_SIGNED_IN" | "WRONG_CREDENTIALS" | "PASSKEY_UNKNOWN" | "PASSKEY_REFUSED" | "INVALID_TOKEN" | "INSUFFICIENT_CREDITS" | "CREDITS_MISSING" | "CARD_DECLINED" | "CARD_WITHOUT_FUNDS" | "CARD_UNKNOWN" | "PAYMENT_REFUSED" | "FORBIDDEN" | "WRONG_ORIGIN" | "ACCOUNT_DISABLED" | "MISSING_SCOPE" | "WRONG_PASSWORD" | "EMAIL_UNCONFIRMED" | "PASSKEY_WANTED" | "NOT_FOUND" | "CV_NOT_FOUND" | "LETTER_NOT_FOUND" | "EMAIL_TAKEN" | "STALE_PROFILE" | "STALE_CV" | "STALE_LETTER" | "STALE_APPLICATION" | "TOO_MANY_APPLICATIONS" | "PREVIEW_EXPIRED" | "MATCH_OUTDATED" | "UNCONFIRMED_CLAIMS" | "TICKET_CLOSED" | "PACKAGE_INACTIVE" | "NOT_REFUNDABLE" | "OWN_ACCESS" | "LAST_ADMIN" | "TOO_MANY_WEBHOOKS" | "TOO_MANY_FILTERS" | "LAST_WAY_IN" | "NO_PASSWORD" | "KEY_REUSED" | "TOO_MANY_PASSKEYS" | "RESET_EXPIRED" | "CONFIRMATION_EXPIRED" | "TOO_LARGE" | "PROFILE_TOO_LARGE" | "CV_TOO_LARGE" | "UNSUPPORTED_TYPE" | "FILE_UNREADABLE" | "CSV_UNREADABLE" | "FILE_ENCRYPTED" | "FILE_WITHOUT_TEXT" | "PROFILE_EMPTY" | "RATE_LIMITED" | "UNEXPECTED" | "DATABASE_UNAVAILABLE" | "PROVIDER_UNAVAILABLE" | "BUSY" | "TOOK_TOO_LONG";
            message: string;
            issues?: {
                path: string;
                message: string;
            }[];
            retryAfterSeconds?: number;
            details?: unknown;
            requestId: string;
        };
        GapAnalysis: {
            covered: {
                requirement: string;
                evidence: string;
            }[];
            missing: {
                skill: string;
                suggestion: string;
            }[];
        };
        GapAnalysisInput: {
            covered: {
                requirement: string;
                evidence: string;
            }[];
            missing: {
                skill: string;
                suggestion: string;
            }[];
        };
        LetterContent: {
            /** @default  */
            recipient: string;
            /** @default  */
            date: string;
            /** @default  */
            subject: string;
            /** @default  */
            salutation: string;
            /** @default  */
            body: string;
            /** @default  */
            closing: string;
            /** @default  */
            signature: string;
        };
        LetterContentInput: {
            /** @default  */
            recipient: string;
            /** @default  */
            date: string;
            /** @default  */
            subject: string;
            /** @default  */
            salutation: string;
            /** @default  */
            body: string;
            /** @default  */
            closing: string;
            /** @default  */
            signature: string;
        };
        MatchResult: {
            score: number;
            earned: number;
            possible: number;
            matches: components["schemas"]["RequirementMatch"][];
        };
        MatchResultInput: {
            score: number;
            earned: number;
            possible: number;
            matches: components["schemas"]["RequirementMatchInput"][];
        };
        OriginalContent: {
            /** @default  */
            summary: string;
            /** @default [] */
            experiences: {
                /** @default  */
                company: string;
                /** @default  */
                position: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                /** @default [] */
                responsibilities: string[];
                /** @default [] */
                achievements: string[];
            }[];
            /** @default [] */
            education: {
                /** @default  */
                institution: string;
                /** @default  */
                degree: string;
                /** @default  */
                field: string;
                /** @default  */
                location: string;
                /** @default  */
                graduationDate: string;
                /** @default  */
                gpa: string;
                /** @default [] */
                achievements: string[];
            }[];
            skills: {
                /** @default [] */
                technical: string[];
                /** @default [] */
                soft: string[];
                /** @default [] */
                languages: {
                    /** @default  */
                    language: string;
                    /**
                     * @default Native
                     * @enum {string}
                     */
                    proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                }[];
            };
            /** @default [] */
            projects: {
                /** @default  */
                name: string;
                /** @default  */
                description: string;
                /** @default [] */
                technologies: string[];
                /** @default  */
                url: string;
                /** @default  */
                date: string;
            }[];
            /** @default [] */
            certifications: {
                /** @default  */
                name: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                expiryDate: string;
                /** @default  */
                credentialId: string;
            }[];
            /** @default [] */
            publications: {
                /** @default  */
                title: string;
                /** @default  */
                authors: string;
                /** @default  */
                venue: string;
                /** @default  */
                date: string;
                /** @default  */
                doi: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            patents: {
                /** @default  */
                title: string;
                /** @default  */
                office: string;
                /** @default  */
                number: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            awards: {
                /** @default  */
                title: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            volunteerExperience: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            professionalMemberships: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
            }[];
            /** @default [] */
            customSections: {
                /** @default  */
                heading: string;
                /** @default  */
                title: string;
                /** @default  */
                organization: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                url: string;
                /** @default  */
                description: string;
                /** @default [] */
                points: string[];
            }[];
            /** @default [] */
            references: {
                /** @default  */
                name: string;
                /** @default  */
                position: string;
                /** @default  */
                company: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
            }[];
            /** @default [] */
            hobbies: string[];
            /** @default  */
            additionalInfo: string;
        };
        OriginalContentInput: {
            /** @default  */
            summary: string;
            /** @default [] */
            experiences: {
                /** @default  */
                company: string;
                /** @default  */
                position: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
                /** @default [] */
                responsibilities: string[];
                /** @default [] */
                achievements: string[];
            }[];
            /** @default [] */
            education: {
                /** @default  */
                institution: string;
                /** @default  */
                degree: string;
                /** @default  */
                field: string;
                /** @default  */
                location: string;
                /** @default  */
                graduationDate: string;
                /** @default  */
                gpa: string;
                /** @default [] */
                achievements: string[];
            }[];
            /** @default {} */
            skills: {
                /** @default [] */
                technical: string[];
                /** @default [] */
                soft: string[];
                /** @default [] */
                languages: {
                    /** @default  */
                    language: string;
                    /**
                     * @default Native
                     * @enum {string}
                     */
                    proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                }[];
            };
            /** @default [] */
            projects: {
                /** @default  */
                name: string;
                /** @default  */
                description: string;
                /** @default [] */
                technologies: string[];
                /** @default  */
                url: string;
                /** @default  */
                date: string;
            }[];
            /** @default [] */
            certifications: {
                /** @default  */
                name: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                expiryDate: string;
                /** @default  */
                credentialId: string;
            }[];
            /** @default [] */
            publications: {
                /** @default  */
                title: string;
                /** @default  */
                authors: string;
                /** @default  */
                venue: string;
                /** @default  */
                date: string;
                /** @default  */
                doi: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            patents: {
                /** @default  */
                title: string;
                /** @default  */
                office: string;
                /** @default  */
                number: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            awards: {
                /** @default  */
                title: string;
                /** @default  */
                issuer: string;
                /** @default  */
                date: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            volunteerExperience: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                location: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                description: string;
            }[];
            /** @default [] */
            professionalMemberships: {
                /** @default  */
                organization: string;
                /** @default  */
                role: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
            }[];
            /** @default [] */
            customSections: {
                /** @default  */
                heading: string;
                /** @default  */
                title: string;
                /** @default  */
                organization: string;
                /** @default  */
                startDate: string;
                /** @default  */
                endDate: string;
                /** @default  */
                url: string;
                /** @default  */
                description: string;
                /** @default [] */
                points: string[];
            }[];
            /** @default [] */
            references: {
                /** @default  */
                name: string;
                /** @default  */
                position: string;
                /** @default  */
                company: string;
                /** @default  */
                email: string;
                /** @default  */
                phone: string;
            }[];
            /** @default [] */
            hobbies: string[];
            /** @default  */
            additionalInfo: string;
        };
        PreviewData: {
            jobPosting: string;
            jobTitle: string;
            /** @default  */
            company: string;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "tr";
            /**
             * @default professional
             * @enum {string}
             */
            tone: "formal" | "professional" | "conversational";
            /**
             * @default standard
             * @enum {string}
             */
            length: "short" | "standard" | "long";
            /**
             * @default enhanced
             * @enum {string}
             */
            generationMode: "strict" | "enhanced" | "extensive";
            /**
             * @default modern
             * @enum {string}
             */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            design?: components["schemas"]["Design"];
            /** Format: uuid */
            applicationId?: string;
            /** Format: uuid */
            previewId: string;
            content: components["schemas"]["CvContent"];
            originalContent: components["schemas"]["OriginalContent"];
            matchScore: number;
            gapAnalysis: components["schemas"]["GapAnalysis"];
            match: components["schemas"]["MatchResult"];
            claims: {
                at: string;
                text: string;
                restsOn: string[];
                added: boolean;
                confirmed: boolean;
            }[];
            notices: ({
                /** @constant */
                code: "other-language";
                /** @enum {string} */
                profileLanguage: "en" | "tr";
            } | {
                /** @constant */
                code: "two-languages";
                /** @enum {string} */
                profileLanguage: "en" | "tr";
                lines: number;
                offered: number;
            } | {
                /** @constant */
                code: "does-not-fit";
                pages: number;
                promised: number;
            } | {
                /** @constant */
                code: "shortened";
                dropped: number;
            } | {
                /** @constant */
                code: "rejected-edits";
                count: number;
            } | {
                /** @constant */
                code: "not-written";
                sections: ("summary" | "workExperience" | "education" | "projects" | "publications")[];
            } | {
                /** @constant */
                code: "posting-warning";
                warning: {
                    /** @enum {string} */
                    code: "machine-orders" | "keyword-stuffing";
                    quote: string;
                };
            } | {
                /** @constant */
                code: "no-requirements";
            })[];
            /** @default [] */
            rejections: {
                at: string;
                proposed: string;
                /** @enum {string} */
                reason: "words" | "number" | "action" | "marker" | "role" | "mixed" | "time" | "name";
                word?: string;
                instead: string;
                also?: string[];
                isJudged?: boolean;
                /**
                 * @default unproven
                 * @enum {string}
                 */
                verdict: "unproven" | "contradicted";
                /** @default [] */
                conflicts: {
                    /** @enum {string} */
                    kind: "number" | "unit" | "bound" | "direction" | "period" | "name" | "level" | "role" | "doer" | "state" | "denial" | "scope" | "praise" | "result" | "deed" | "audience" | "entry";
                    said: string;
                    known: string;
                }[];
                /** @default [] */
                nearest: string[];
            }[];
            pageCount: number;
            /** @default [] */
            leftOut: {
                at: string;
                text: string;
                entry?: {
                    [key: string]: string | string[];
                };
            }[];
            /** @default [] */
            nextToGo: {
                at: string;
                text: string;
                entry?: {
                    [key: string]: string | string[];
                };
            }[];
            /** Format: date-time */
            expiresAt: string;
        };
        PreviewDataInput: {
            jobPosting: string;
            jobTitle: string;
            /** @default  */
            company: string;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "tr";
            /**
             * @default professional
             * @enum {string}
             */
            tone: "formal" | "professional" | "conversational";
            /**
             * @default standard
             * @enum {string}
             */
            length: "short" | "standard" | "long";
            /**
             * @default enhanced
             * @enum {string}
             */
            generationMode: "strict" | "enhanced" | "extensive";
            /**
             * @default modern
             * @enum {string}
             */
            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
            design?: components["schemas"]["DesignInput"];
            /** Format: uuid */
            applicationId?: string;
            /** Format: uuid */
            previewId: string;
            content: components["schemas"]["CvContentInput"];
            originalContent: components["schemas"]["OriginalContentInput"];
            matchScore: number;
            gapAnalysis: components["schemas"]["GapAnalysisInput"];
            match: components["schemas"]["MatchResultInput"];
            claims: {
                at: string;
                text: string;
                restsOn: string[];
                added: boolean;
                confirmed: boolean;
            }[];
            notices: ({
                /** @constant */
                code: "other-language";
                /** @enum {string} */
                profileLanguage: "en" | "tr";
            } | {
                /** @constant */
                code: "two-languages";
                /** @enum {string} */
                profileLanguage: "en" | "tr";
                lines: number;
                offered: number;
            } | {
                /** @constant */
                code: "does-not-fit";
                pages: number;
                promised: number;
            } | {
                /** @constant */
                code: "shortened";
                dropped: number;
            } | {
                /** @constant */
                code: "rejected-edits";
                count: number;
            } | {
                /** @constant */
                code: "not-written";
                sections: ("summary" | "workExperience" | "education" | "projects" | "publications")[];
            } | {
                /** @constant */
                code: "posting-warning";
                warning: {
                    /** @enum {string} */
                    code: "machine-orders" | "keyword-stuffing";
                    quote: string;
                };
            } | {
                /** @constant */
                code: "no-requirements";
            })[];
            /** @default [] */
            rejections: {
                at: string;
                proposed: string;
                /** @enum {string} */
                reason: "words" | "number" | "action" | "marker" | "role" | "mixed" | "time" | "name";
                word?: string;
                instead: string;
                also?: string[];
                isJudged?: boolean;
                /**
                 * @default unproven
                 * @enum {string}
                 */
                verdict: "unproven" | "contradicted";
                /** @default [] */
                conflicts: {
                    /** @enum {string} */
                    kind: "number" | "unit" | "bound" | "direction" | "period" | "name" | "level" | "role" | "doer" | "state" | "denial" | "scope" | "praise" | "result" | "deed" | "audience" | "entry";
                    said: string;
                    known: string;
                }[];
                /** @default [] */
                nearest: string[];
            }[];
            pageCount: number;
            /** @default [] */
            leftOut: {
                at: string;
                text: string;
                entry?: {
                    [key: string]: string | string[];
                };
            }[];
            /** @default [] */
            nextToGo: {
                at: string;
                text: string;
                entry?: {
                    [key: string]: string | string[];
                };
            }[];
            /** Format: date-time */
            expiresAt: string;
        };
        Requirement: {
            id: string;
            /** @enum {string} */
            kind: "skill" | "knowledge" | "task" | "experience" | "education" | "certificate" | "language" | "soft" | "condition";
            /** @enum {string} */
            importance: "must" | "nice";
            weight: number;
            text: string;
            span: {
                start: number;
                end: number;
            };
            term: string;
            years?: number;
            isJob?: boolean;
            /** @constant */
            isProposed?: true;
            level?: string;
        };
        RequirementInput: {
            id: string;
            /** @enum {string} */
            kind: "skill" | "knowledge" | "task" | "experience" | "education" | "certificate" | "language" | "soft" | "condition";
            /** @enum {string} */
            importance: "must" | "nice";
            weight: number;
            text: string;
            span: {
                start: number;
                end: number;
            };
            term: string;
            years?: number;
            isJob?: boolean;
            /** @constant */
            isProposed?: true;
            level?: string;
        };
        RequirementMatch: {
            requirement: components["schemas"]["Requirement"];
            /** @enum {string} */
            verdict: "met" | "partly" | "missing";
            credit: number;
            evidence: {
                quote: string;
                place: string;
            }[];
            reason: string;
            suggestion?: string;
            terms?: {
                text: string;
                start: number;
                /** @enum {string} */
                verdict: "met" | "partly" | "missing";
                evidence: {
                    quote: string;
                    place: string;
                }[];
                suggestion?: string;
            }[];
            gain?: number;
            /** @constant */
            isShortfall?: true;
            link?: {
                quote: string;
                place: string;
                isConfirmed: boolean;
            };
        };
        RequirementMatchInput: {
            requirement: components["schemas"]["RequirementInput"];
            /** @enum {string} */
            verdict: "met" | "partly" | "missing";
            credit: number;
            evidence: {
                quote: string;
                place: string;
            }[];
            reason: string;
            suggestion?: string;
            terms?: {
                text: string;
                start: number;
                /** @enum {string} */
                verdict: "met" | "partly" | "missing";
                evidence: {
                    quote: string;
                    place: string;
                }[];
                suggestion?: string;
            }[];
            gain?: number;
            /** @constant */
            isShortfall?: true;
            link?: {
                quote: string;
                place: string;
                isConfirmed: boolean;
            };
        };
        User: {
            /** Format: uuid */
            id: string;
            email: string;
            emailConfirmedAt: string | null;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            language: "en" | "tr";
            credits: number;
            /** @enum {string} */
            role: "user" | "admin";
            /** Format: date-time */
            createdAt: string;
            hasPassword: boolean;
            /** @constant */
            passkeyWanted?: true;
        };
        UserInput: {
            /** Format: uuid */
            id: string;
            email: string;
            emailConfirmedAt: string | null;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            language: "en" | "tr";
            credits: number;
            /** @enum {string} */
            role: "user" | "admin";
            /** Format: date-time */
            createdAt: string;
            hasPassword: boolean;
            /** @constant */
            passkeyWanted?: true;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "altcha",
                     *       "challenge": {}
                     *     }
                     */
                    "application/json": ({
                        /** @constant */
                        kind: "altcha";
                        challenge: {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @constant */
                        kind: "recaptcha";
                        siteKey: string;
                    }) | {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "Ada Yılmaz, İzmir",
                 *       "password": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAuthSignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com",
                 *       "password": "Ada Yılmaz, İzmir",
                 *       "firstName": "",
                 *       "lastName": "",
                 *       "language": "en",
                 *       "recaptchaToken": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    /** @default  */
                    firstName?: string;
                    /** @default  */
                    lastName?: string;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "tr";
                    recaptchaToken: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To /login */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchUserLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "en"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    language: "en" | "tr";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchUserName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "",
                 *       "lastName": ""
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    firstName?: string;
                    /** @default  */
                    lastName?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAuthRequestEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAuthConfirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "Ada Yılmaz, İzmir"
                     *     }
                     */
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAuthRequestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAuthResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Ada Yılmaz, İzmir",
                 *       "password": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getUserExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSystemCvCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 10
                     *     }
                     */
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postSystemCvCountIncrement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 10
                     *     }
                     */
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "name": "Ada Yılmaz, İzmir",
                     *         "price": 10,
                     *         "credits": 10,
                     *         "bonusCredits": 10,
                     *         "active": true,
                     *         "popular": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        price: number;
                        credits: number;
                        bonusCredits: number;
                        active: boolean;
                        popular: boolean;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSettingsCvCost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cost": 10
                     *     }
                     */
                    "application/json": {
                        cost: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSettingsExtraCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "letter": 10,
                     *       "interview": 10,
                     *       "twin": 10,
                     *       "gap": 10,
                     *       "share": 10
                     *     }
                     */
                    "application/json": {
                        letter: number;
                        interview: number;
                        twin: number;
                        gap: number;
                        share: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPaymentForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "provider": "sandbox"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        provider: "sandbox";
                    } | {
                        /** @constant */
                        provider: "stripe";
                        publishableKey: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCreatePaymentIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again with the same name, it is done once. Good for a day. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "packageId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    packageId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clientSecret": "Ada Yılmaz, İzmir"
                     *     }
                     */
                    "application/json": {
                        clientSecret: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postConfirmPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again with the same name, it is done once. Good for a day. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentIntentId": "Ada Yılmaz, İzmir",
                 *       "packageId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                 *     }
                 */
                "application/json": {
                    paymentIntentId: string;
                    /** Format: uuid */
                    packageId: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "creditsAdded": 10
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                        creditsAdded: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPurchases: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                status?: "pending" | "completed" | "failed" | "refunded";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "package": {
                     *           "name": "Ada Yılmaz, İzmir"
                     *         },
                     *         "credits": 10,
                     *         "amount": 10,
                     *         "status": "pending",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "completedAt": "2026-11-21T10:15:30.000Z",
                     *         "refundedAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        package: {
                            name: string;
                        };
                        credits: number;
                        amount: number;
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "refunded";
                        /** Format: date-time */
                        createdAt: string;
                        completedAt: string | null;
                        refundedAt: string | null;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPreviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "previewId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "status": "running",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "matchScore": 10,
                     *         "startedAt": "2026-11-21T10:15:30.000Z",
                     *         "editedAt": "2026-11-21T10:15:30.000Z",
                     *         "expiresAt": "2026-11-21T10:15:30.000Z",
                     *         "failure": {
                     *           "code": "INVALID_INPUT",
                     *           "message": "Ada Yılmaz, İzmir"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        previewId: string;
                        /** @enum {string} */
                        status: "running" | "done" | "failed";
                        jobTitle: string;
                        company: string;
                        matchScore: number | null;
                        /** Format: date-time */
                        startedAt: string;
                        editedAt: string | null;
                        expiresAt: string | null;
                        failure: {
                            /** @enum {string} */
                            code: "INVALID_INPUT" | "CAPTCHA_FAILED" | "WEBHOOK_REFUSED" | "WEBHOOK_ADDRESS" | "NOT_SIGNED_IN" | "WRONG_CREDENTIALS" | "PASSKEY_UNKNOWN" | "PASSKEY_REFUSED" | "INVALID_TOKEN" | "INSUFFICIENT_CREDITS" | "CREDITS_MISSING" | "CARD_DECLINED" | "CARD_WITHOUT_FUNDS" | "CARD_UNKNOWN" | "PAYMENT_REFUSED" | "FORBIDDEN" | "WRONG_ORIGIN" | "ACCOUNT_DISABLED" | "MISSING_SCOPE" | "WRONG_PASSWORD" | "EMAIL_UNCONFIRMED" | "PASSKEY_WANTED" | "NOT_FOUND" | "CV_NOT_FOUND" | "LETTER_NOT_FOUND" | "EMAIL_TAKEN" | "STALE_PROFILE" | "STALE_CV" | "STALE_LETTER" | "STALE_APPLICATION" | "TOO_MANY_APPLICATIONS" | "PREVIEW_EXPIRED" | "MATCH_OUTDATED" | "UNCONFIRMED_CLAIMS" | "TICKET_CLOSED" | "PACKAGE_INACTIVE" | "NOT_REFUNDABLE" | "OWN_ACCESS" | "LAST_ADMIN" | "TOO_MANY_WEBHOOKS" | "TOO_MANY_FILTERS" | "LAST_WAY_IN" | "NO_PASSWORD" | "KEY_REUSED" | "TOO_MANY_PASSKEYS" | "RESET_EXPIRED" | "CONFIRMATION_EXPIRED" | "TOO_LARGE" | "PROFILE_TOO_LARGE" | "CV_TOO_LARGE" | "UNSUPPORTED_TYPE" | "FILE_UNREADABLE" | "CSV_UNREADABLE" | "FILE_ENCRYPTED" | "FILE_WITHOUT_TEXT" | "PROFILE_EMPTY" | "RATE_LIMITED" | "UNEXPECTED" | "DATABASE_UNAVAILABLE" | "PROVIDER_UNAVAILABLE" | "BUSY" | "TOOK_TOO_LONG";
                            message: string;
                        } | null;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getPreviewsPreviewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                previewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobPosting": "Ada Yılmaz, İzmir",
                     *       "jobTitle": "Ada Yılmaz, İzmir",
                     *       "company": "",
                     *       "language": "en",
                     *       "tone": "professional",
                     *       "length": "standard",
                     *       "generationMode": "enhanced",
                     *       "template": "modern",
                     *       "design": {
                     *         "template": "modern",
                     *         "accent": null,
                     *         "font": null,
                     *         "density": "normal",
                     *         "margins": "normal",
                     *         "paper": null,
                     *         "dateFormat": "short",
                     *         "sectionOrder": [],
                     *         "sectionNames": {},
                     *         "hiddenSections": [],
                     *         "hiddenContacts": [],
                     *         "photo": ""
                     *       },
                     *       "applicationId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "previewId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "content": {
                     *         "personalInfo": {
                     *           "name": "",
                     *           "email": "",
                     *           "phone": "",
                     *           "location": "",
                     *           "linkedin": "",
                     *           "portfolio": "",
                     *           "github": "",
                     *           "twitter": "",
                     *           "birthDate": "",
                     *           "militaryService": "",
                     *           "drivingLicence": ""
                     *         },
                     *         "headline": "Ada Yılmaz, İzmir",
                     *         "summary": "",
                     *         "workExperience": [],
                     *         "education": [],
                     *         "skills": {
                     *           "technical": [],
                     *           "soft": [],
                     *           "languages": []
                     *         },
                     *         "projects": [],
                     *         "certifications": [],
                     *         "publications": [],
                     *         "patents": [],
                     *         "awards": [],
                     *         "volunteerExperience": [],
                     *         "professionalMemberships": [],
                     *         "customSections": [],
                     *         "references": [],
                     *         "hobbies": [],
                     *         "additionalInfo": ""
                     *       },
                     *       "originalContent": {
                     *         "summary": "",
                     *         "experiences": [],
                     *         "education": [],
                     *         "skills": {
                     *           "technical": [],
                     *           "soft": [],
                     *           "languages": []
                     *         },
                     *         "projects": [],
                     *         "certifications": [],
                     *         "publications": [],
                     *         "patents": [],
                     *         "awards": [],
                     *         "volunteerExperience": [],
                     *         "professionalMemberships": [],
                     *         "customSections": [],
                     *         "references": [],
                     *         "hobbies": [],
                     *         "additionalInfo": ""
                     *       },
                     *       "matchScore": 10,
                     *       "gapAnalysis": {
                     *         "covered": [
                     *           {
                     *             "requirement": "Ada Yılmaz, İzmir",
                     *             "evidence": "Ada Yılmaz, İzmir"
                     *           }
                     *         ],
                     *         "missing": [
                     *           {
                     *             "skill": "Ada Yılmaz, İzmir",
                     *             "suggestion": "Ada Yılmaz, İzmir"
                     *           }
                     *         ]
                     *       },
                     *       "match": {
                     *         "score": 10,
                     *         "earned": 10,
                     *         "possible": 10,
                     *         "matches": [
                     *           {
                     *             "requirement": {
                     *               "id": "Ada Yılmaz, İzmir",
                     *               "kind": "skill",
                     *               "importance": "must",
                     *               "weight": 10,
                     *               "text": "Ada Yılmaz, İzmir",
                     *               "span": {
                     *                 "start": 10,
                     *                 "end": 10
                     *               },
                     *               "term": "Ada Yılmaz, İzmir",
                     *               "years": 10,
                     *               "isJob": true,
                     *               "isProposed": true,
                     *               "level": "Ada Yılmaz, İzmir"
                     *             },
                     *             "verdict": "met",
                     *             "credit": 10,
                     *             "evidence": [
                     *               {
                     *                 "quote": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "reason": "Ada Yılmaz, İzmir",
                     *             "suggestion": "Ada Yılmaz, İzmir",
                     *             "terms": [
                     *               {
                     *                 "text": "Ada Yılmaz, İzmir",
                     *                 "start": 10,
                     *                 "verdict": "met",
                     *                 "evidence": [
                     *                   {
                     *                     "quote": "Ada Yılmaz, İzmir",
                     *                     "place": "Ada Yılmaz, İzmir"
                     *                   }
                     *                 ],
                     *                 "suggestion": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "gain": 10,
                     *             "isShortfall": true,
                     *             "link": {
                     *               "quote": "Ada Yılmaz, İzmir",
                     *               "place": "Ada Yılmaz, İzmir",
                     *               "isConfirmed": true
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "claims": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "restsOn": [
                     *             "Ada Yılmaz, İzmir"
                     *           ],
                     *           "added": true,
                     *           "confirmed": true
                     *         }
                     *       ],
                     *       "notices": [
                     *         {
                     *           "code": "other-language",
                     *           "profileLanguage": "en"
                     *         }
                     *       ],
                     *       "rejections": [],
                     *       "pageCount": 10,
                     *       "leftOut": [],
                     *       "nextToGo": [],
                     *       "expiresAt": "2026-11-21T10:15:30.000Z",
                     *       "generatedContent": {
                     *         "personalInfo": {
                     *           "name": "",
                     *           "email": "",
                     *           "phone": "",
                     *           "location": "",
                     *           "linkedin": "",
                     *           "portfolio": "",
                     *           "github": "",
                     *           "twitter": "",
                     *           "birthDate": "",
                     *           "militaryService": "",
                     *           "drivingLicence": ""
                     *         },
                     *         "headline": "Ada Yılmaz, İzmir",
                     *         "summary": "",
                     *         "workExperience": [],
                     *         "education": [],
                     *         "skills": {
                     *           "technical": [],
                     *           "soft": [],
                     *           "languages": []
                     *         },
                     *         "projects": [],
                     *         "certifications": [],
                     *         "publications": [],
                     *         "patents": [],
                     *         "awards": [],
                     *         "volunteerExperience": [],
                     *         "professionalMemberships": [],
                     *         "customSections": [],
                     *         "references": [],
                     *         "hobbies": [],
                     *         "additionalInfo": ""
                     *       },
                     *       "confirmedClaims": [
                     *         "Ada Yılmaz, İzmir"
                     *       ],
                     *       "hidden": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "entry": {}
                     *         }
                     *       ],
                     *       "declined": [
                     *         "Ada Yılmaz, İzmir"
                     *       ],
                     *       "revision": 10,
                     *       "editedAt": "2026-11-21T10:15:30.000Z",
                     *       "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                     *     }
                     */
                    "application/json": {
                        jobPosting: string;
                        jobTitle: string;
                        /** @default  */
                        company: string;
                        /**
                         * @default en
                         * @enum {string}
                         */
                        language: "en" | "tr";
                        /**
                         * @default professional
                         * @enum {string}
                         */
                        tone: "formal" | "professional" | "conversational";
                        /**
                         * @default standard
                         * @enum {string}
                         */
                        length: "short" | "standard" | "long";
                        /**
                         * @default enhanced
                         * @enum {string}
                         */
                        generationMode: "strict" | "enhanced" | "extensive";
                        /**
                         * @default modern
                         * @enum {string}
                         */
                        template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                        design?: components["schemas"]["Design"];
                        /** Format: uuid */
                        applicationId?: string;
                        /** Format: uuid */
                        previewId: string;
                        content: components["schemas"]["CvContent"];
                        originalContent: components["schemas"]["OriginalContent"];
                        matchScore: number;
                        gapAnalysis: components["schemas"]["GapAnalysis"];
                        match: components["schemas"]["MatchResult"];
                        claims: {
                            at: string;
                            text: string;
                            restsOn: string[];
                            added: boolean;
                            confirmed: boolean;
                        }[];
                        notices: ({
                            /** @constant */
                            code: "other-language";
                            /** @enum {string} */
                            profileLanguage: "en" | "tr";
                        } | {
                            /** @constant */
                            code: "two-languages";
                            /** @enum {string} */
                            profileLanguage: "en" | "tr";
                            lines: number;
                            offered: number;
                        } | {
                            /** @constant */
                            code: "does-not-fit";
                            pages: number;
                            promised: number;
                        } | {
                            /** @constant */
                            code: "shortened";
                            dropped: number;
                        } | {
                            /** @constant */
                            code: "rejected-edits";
                            count: number;
                        } | {
                            /** @constant */
                            code: "not-written";
                            sections: ("summary" | "workExperience" | "education" | "projects" | "publications")[];
                        } | {
                            /** @constant */
                            code: "posting-warning";
                            warning: {
                                /** @enum {string} */
                                code: "machine-orders" | "keyword-stuffing";
                                quote: string;
                            };
                        } | {
                            /** @constant */
                            code: "no-requirements";
                        })[];
                        /** @default [] */
                        rejections: {
                            at: string;
                            proposed: string;
                            /** @enum {string} */
                            reason: "words" | "number" | "action" | "marker" | "role" | "mixed" | "time" | "name";
                            word?: string;
                            instead: string;
                            also?: string[];
                            isJudged?: boolean;
                            /**
                             * @default unproven
                             * @enum {string}
                             */
                            verdict: "unproven" | "contradicted";
                            /** @default [] */
                            conflicts: {
                                /** @enum {string} */
                                kind: "number" | "unit" | "bound" | "direction" | "period" | "name" | "level" | "role" | "doer" | "state" | "denial" | "scope" | "praise" | "result" | "deed" | "audience" | "entry";
                                said: string;
                                known: string;
                            }[];
                            /** @default [] */
                            nearest: string[];
                        }[];
                        pageCount: number;
                        /** @default [] */
                        leftOut: {
                            at: string;
                            text: string;
                            entry?: {
                                [key: string]: string | string[];
                            };
                        }[];
                        /** @default [] */
                        nextToGo: {
                            at: string;
                            text: string;
                            entry?: {
                                [key: string]: string | string[];
                            };
                        }[];
                        /** Format: date-time */
                        expiresAt: string;
                        generatedContent: components["schemas"]["CvContent"];
                        confirmedClaims: string[];
                        hidden: {
                            at: string;
                            text: string;
                            entry?: {
                                [key: string]: string | string[];
                            };
                        }[];
                        declined: string[];
                        revision: number;
                        editedAt: string | null;
                        cvId: string | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deletePreviewsPreviewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                previewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchPreviewsPreviewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                previewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": {
                 *         "personalInfo": {},
                 *         "headline": "Ada Yılmaz, İzmir",
                 *         "summary": "",
                 *         "workExperience": [],
                 *         "education": [],
                 *         "skills": {},
                 *         "projects": [],
                 *         "certifications": [],
                 *         "publications": [],
                 *         "patents": [],
                 *         "awards": [],
                 *         "volunteerExperience": [],
                 *         "professionalMemberships": [],
                 *         "customSections": [],
                 *         "references": [],
                 *         "hobbies": [],
                 *         "additionalInfo": ""
                 *       },
                 *       "template": "modern",
                 *       "design": {
                 *         "template": "modern",
                 *         "accent": null,
                 *         "font": null,
                 *         "density": "normal",
                 *         "margins": "normal",
                 *         "paper": null,
                 *         "dateFormat": "short",
                 *         "sectionOrder": [],
                 *         "sectionNames": {},
                 *         "hiddenSections": [],
                 *         "hiddenContacts": [],
                 *         "photo": ""
                 *       },
                 *       "confirmedClaims": [],
                 *       "hidden": [],
                 *       "declined": [],
                 *       "revision": 10
                 *     }
                 */
                "application/json": {
                    content: components["schemas"]["CvContentInput"];
                    /** @enum {string} */
                    template?: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                    design?: components["schemas"]["DesignInput"];
                    /** @default [] */
                    confirmedClaims?: string[];
                    /** @default [] */
                    hidden?: {
                        at: string;
                        text: string;
                        entry?: {
                            [key: string]: string | string[];
                        };
                    }[];
                    /** @default [] */
                    declined?: string[];
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 10,
                     *       "savedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        revision: number;
                        /** Format: date-time */
                        savedAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "language": "en",
                     *         "tone": "professional",
                     *         "length": "standard",
                     *         "generationMode": "enhanced",
                     *         "template": "modern",
                     *         "design": {
                     *           "template": "modern",
                     *           "accent": null,
                     *           "font": null,
                     *           "density": "normal",
                     *           "margins": "normal",
                     *           "paper": null,
                     *           "dateFormat": "short",
                     *           "sectionOrder": [],
                     *           "sectionNames": {},
                     *           "hiddenSections": [],
                     *           "hiddenContacts": [],
                     *           "photo": ""
                     *         },
                     *         "applicationId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobPosting": "",
                     *         "jobTitle": "",
                     *         "company": "",
                     *         "postingUrl": "",
                     *         "isTitleTyped": false,
                     *         "isCompanyTyped": false,
                     *         "isLanguageChosen": false
                     *       },
                     *       "typedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        draft: {
                            /**
                             * @default en
                             * @enum {string}
                             */
                            language: "en" | "tr";
                            /**
                             * @default professional
                             * @enum {string}
                             */
                            tone: "formal" | "professional" | "conversational";
                            /**
                             * @default standard
                             * @enum {string}
                             */
                            length: "short" | "standard" | "long";
                            /**
                             * @default enhanced
                             * @enum {string}
                             */
                            generationMode: "strict" | "enhanced" | "extensive";
                            /**
                             * @default modern
                             * @enum {string}
                             */
                            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                            design?: components["schemas"]["Design"];
                            /** Format: uuid */
                            applicationId?: string;
                            /** @default  */
                            jobPosting: string;
                            /** @default  */
                            jobTitle: string;
                            /** @default  */
                            company: string;
                            /** @default  */
                            postingUrl: string;
                            /** @default false */
                            isTitleTyped: boolean;
                            /** @default false */
                            isCompanyTyped: boolean;
                            /** @default false */
                            isLanguageChosen: boolean;
                        };
                        /** Format: date-time */
                        typedAt: string;
                    } | null;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": {
                 *         "language": "en",
                 *         "tone": "professional",
                 *         "length": "standard",
                 *         "generationMode": "enhanced",
                 *         "template": "modern",
                 *         "design": {
                 *           "template": "modern",
                 *           "accent": null,
                 *           "font": null,
                 *           "density": "normal",
                 *           "margins": "normal",
                 *           "paper": null,
                 *           "dateFormat": "short",
                 *           "sectionOrder": [],
                 *           "sectionNames": {},
                 *           "hiddenSections": [],
                 *           "hiddenContacts": [],
                 *           "photo": ""
                 *         },
                 *         "applicationId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                 *         "jobPosting": "",
                 *         "jobTitle": "",
                 *         "company": "",
                 *         "postingUrl": "",
                 *         "isTitleTyped": false,
                 *         "isCompanyTyped": false,
                 *         "isLanguageChosen": false
                 *       },
                 *       "typedAt": "2026-11-21T10:15:30.000Z"
                 *     }
                 */
                "application/json": {
                    draft: {
                        /**
                         * @default en
                         * @enum {string}
                         */
                        language?: "en" | "tr";
                        /**
                         * @default professional
                         * @enum {string}
                         */
                        tone?: "formal" | "professional" | "conversational";
                        /**
                         * @default standard
                         * @enum {string}
                         */
                        length?: "short" | "standard" | "long";
                        /**
                         * @default enhanced
                         * @enum {string}
                         */
                        generationMode?: "strict" | "enhanced" | "extensive";
                        /**
                         * @default modern
                         * @enum {string}
                         */
                        template?: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                        design?: components["schemas"]["DesignInput"];
                        /** Format: uuid */
                        applicationId?: string;
                        /** @default  */
                        jobPosting?: string;
                        /** @default  */
                        jobTitle?: string;
                        /** @default  */
                        company?: string;
                        /** @default  */
                        postingUrl?: string;
                        /** @default false */
                        isTitleTyped?: boolean;
                        /** @default false */
                        isCompanyTyped?: boolean;
                        /** @default false */
                        isLanguageChosen?: boolean;
                    };
                    /** Format: date-time */
                    typedAt: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "draft": {
                     *         "language": "en",
                     *         "tone": "professional",
                     *         "length": "standard",
                     *         "generationMode": "enhanced",
                     *         "template": "modern",
                     *         "design": {
                     *           "template": "modern",
                     *           "accent": null,
                     *           "font": null,
                     *           "density": "normal",
                     *           "margins": "normal",
                     *           "paper": null,
                     *           "dateFormat": "short",
                     *           "sectionOrder": [],
                     *           "sectionNames": {},
                     *           "hiddenSections": [],
                     *           "hiddenContacts": [],
                     *           "photo": ""
                     *         },
                     *         "applicationId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobPosting": "",
                     *         "jobTitle": "",
                     *         "company": "",
                     *         "postingUrl": "",
                     *         "isTitleTyped": false,
                     *         "isCompanyTyped": false,
                     *         "isLanguageChosen": false
                     *       },
                     *       "typedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        draft: {
                            /**
                             * @default en
                             * @enum {string}
                             */
                            language: "en" | "tr";
                            /**
                             * @default professional
                             * @enum {string}
                             */
                            tone: "formal" | "professional" | "conversational";
                            /**
                             * @default standard
                             * @enum {string}
                             */
                            length: "short" | "standard" | "long";
                            /**
                             * @default enhanced
                             * @enum {string}
                             */
                            generationMode: "strict" | "enhanced" | "extensive";
                            /**
                             * @default modern
                             * @enum {string}
                             */
                            template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                            design?: components["schemas"]["Design"];
                            /** Format: uuid */
                            applicationId?: string;
                            /** @default  */
                            jobPosting: string;
                            /** @default  */
                            jobTitle: string;
                            /** @default  */
                            company: string;
                            /** @default  */
                            postingUrl: string;
                            /** @default false */
                            isTitleTyped: boolean;
                            /** @default false */
                            isCompanyTyped: boolean;
                            /** @default false */
                            isLanguageChosen: boolean;
                        };
                        /** Format: date-time */
                        typedAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsOutdatedFacts: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "facts": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "from": "Ada Yılmaz, İzmir",
                     *             "section": "Ada Yılmaz, İzmir",
                     *             "entry": "Ada Yılmaz, İzmir",
                     *             "was": "Ada Yılmaz, İzmir",
                     *             "now": "Ada Yılmaz, İzmir"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        jobTitle: string;
                        company: string;
                        facts: {
                            at: string;
                            from: string;
                            section: string;
                            entry: string;
                            was: string;
                            now: string;
                        }[];
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "at": "Ada Yılmaz, İzmir",
                 *       "was": "Ada Yılmaz, İzmir",
                 *       "decision": "take"
                 *     }
                 */
                "application/json": {
                    at: string;
                    was: string;
                    /** @enum {string} */
                    decision: "take" | "keep";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdOffers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rejections": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "proposed": "Ada Yılmaz, İzmir",
                     *           "reason": "words",
                     *           "word": "Ada Yılmaz, İzmir",
                     *           "instead": "Ada Yılmaz, İzmir",
                     *           "also": [
                     *             "Ada Yılmaz, İzmir"
                     *           ],
                     *           "isJudged": true,
                     *           "verdict": "unproven",
                     *           "conflicts": [],
                     *           "nearest": []
                     *         }
                     *       ],
                     *       "leftOut": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "entry": {}
                     *         }
                     *       ],
                     *       "nextToGo": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "entry": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        rejections: {
                            at: string;
                            proposed: string;
                            /** @enum {string} */
                            reason: "words" | "number" | "action" | "marker" | "role" | "mixed" | "time" | "name";
                            word?: string;
                            instead: string;
                            also?: string[];
                            isJudged?: boolean;
                            /**
                             * @default unproven
                             * @enum {string}
                             */
                            verdict: "unproven" | "contradicted";
                            /** @default [] */
                            conflicts: {
                                /** @enum {string} */
                                kind: "number" | "unit" | "bound" | "direction" | "period" | "name" | "level" | "role" | "doer" | "state" | "denial" | "scope" | "praise" | "result" | "deed" | "audience" | "entry";
                                said: string;
                                known: string;
                            }[];
                            /** @default [] */
                            nearest: string[];
                        }[];
                        leftOut: {
                            at: string;
                            text: string;
                            entry?: {
                                [key: string]: string | string[];
                            };
                        }[];
                        nextToGo: {
                            at: string;
                            text: string;
                            entry?: {
                                [key: string]: string | string[];
                            };
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claims": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "restsOn": [
                     *             "Ada Yılmaz, İzmir"
                     *           ],
                     *           "added": true,
                     *           "confirmed": true
                     *         }
                     *       ],
                     *       "contradicted": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "proposed": "Ada Yılmaz, İzmir",
                     *           "reason": "words",
                     *           "word": "Ada Yılmaz, İzmir",
                     *           "instead": "Ada Yılmaz, İzmir",
                     *           "also": [
                     *             "Ada Yılmaz, İzmir"
                     *           ],
                     *           "isJudged": true,
                     *           "verdict": "unproven",
                     *           "conflicts": [],
                     *           "nearest": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        claims: {
                            at: string;
                            text: string;
                            restsOn: string[];
                            added: boolean;
                            confirmed: boolean;
                        }[];
                        contradicted: {
                            at: string;
                            proposed: string;
                            /** @enum {string} */
                            reason: "words" | "number" | "action" | "marker" | "role" | "mixed" | "time" | "name";
                            word?: string;
                            instead: string;
                            also?: string[];
                            isJudged?: boolean;
                            /**
                             * @default unproven
                             * @enum {string}
                             */
                            verdict: "unproven" | "contradicted";
                            /** @default [] */
                            conflicts: {
                                /** @enum {string} */
                                kind: "number" | "unit" | "bound" | "direction" | "period" | "name" | "level" | "role" | "doer" | "state" | "denial" | "scope" | "praise" | "result" | "deed" | "audience" | "entry";
                                said: string;
                                known: string;
                            }[];
                            /** @default [] */
                            nearest: string[];
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDesign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "template": "modern",
                     *       "accent": null,
                     *       "font": null,
                     *       "density": "normal",
                     *       "margins": "normal",
                     *       "paper": null,
                     *       "dateFormat": "short",
                     *       "sectionOrder": [],
                     *       "sectionNames": {},
                     *       "hiddenSections": [],
                     *       "hiddenContacts": [],
                     *       "photo": ""
                     *     }
                     */
                    "application/json": components["schemas"]["Design"] | null;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postDesign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "template": "modern",
                 *       "accent": null,
                 *       "font": null,
                 *       "density": "normal",
                 *       "margins": "normal",
                 *       "paper": null,
                 *       "dateFormat": "short",
                 *       "sectionOrder": [],
                 *       "sectionNames": {},
                 *       "hiddenSections": [],
                 *       "hiddenContacts": [],
                 *       "photo": ""
                 *     }
                 */
                "application/json": components["schemas"]["DesignInput"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "template": "modern",
                     *       "accent": null,
                     *       "font": null,
                     *       "density": "normal",
                     *       "margins": "normal",
                     *       "paper": null,
                     *       "dateFormat": "short",
                     *       "sectionOrder": [],
                     *       "sectionNames": {},
                     *       "hiddenSections": [],
                     *       "hiddenContacts": [],
                     *       "photo": ""
                     *     }
                     */
                    "application/json": components["schemas"]["Design"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsBin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "matchScore": 10,
                     *         "isScored": true,
                     *         "language": "en",
                     *         "tone": "formal",
                     *         "template": "modern",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "editedAt": "2026-11-21T10:15:30.000Z",
                     *         "deletedAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        jobTitle: string;
                        company: string;
                        matchScore: number;
                        isScored: boolean;
                        /** @enum {string} */
                        language: "en" | "tr";
                        /** @enum {string} */
                        tone: "formal" | "professional" | "conversational";
                        /** @enum {string} */
                        template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                        /** Format: date-time */
                        deletedAt: string;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "jobTitle": "Ada Yılmaz, İzmir",
                     *       "company": "Ada Yılmaz, İzmir",
                     *       "matchScore": 10,
                     *       "isScored": true,
                     *       "language": "en",
                     *       "tone": "formal",
                     *       "template": "modern",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "editedAt": "2026-11-21T10:15:30.000Z",
                     *       "length": "short",
                     *       "generationMode": "strict",
                     *       "jobPosting": "Ada Yılmaz, İzmir",
                     *       "gapAnalysis": {
                     *         "covered": [
                     *           {
                     *             "requirement": "Ada Yılmaz, İzmir",
                     *             "evidence": "Ada Yılmaz, İzmir"
                     *           }
                     *         ],
                     *         "missing": [
                     *           {
                     *             "skill": "Ada Yılmaz, İzmir",
                     *             "suggestion": "Ada Yılmaz, İzmir"
                     *           }
                     *         ]
                     *       },
                     *       "match": {
                     *         "score": 10,
                     *         "earned": 10,
                     *         "possible": 10,
                     *         "matches": [
                     *           {
                     *             "requirement": {
                     *               "id": "Ada Yılmaz, İzmir",
                     *               "kind": "skill",
                     *               "importance": "must",
                     *               "weight": 10,
                     *               "text": "Ada Yılmaz, İzmir",
                     *               "span": {
                     *                 "start": 10,
                     *                 "end": 10
                     *               },
                     *               "term": "Ada Yılmaz, İzmir",
                     *               "years": 10,
                     *               "isJob": true,
                     *               "isProposed": true,
                     *               "level": "Ada Yılmaz, İzmir"
                     *             },
                     *             "verdict": "met",
                     *             "credit": 10,
                     *             "evidence": [
                     *               {
                     *                 "quote": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "reason": "Ada Yılmaz, İzmir",
                     *             "suggestion": "Ada Yılmaz, İzmir",
                     *             "terms": [
                     *               {
                     *                 "text": "Ada Yılmaz, İzmir",
                     *                 "start": 10,
                     *                 "verdict": "met",
                     *                 "evidence": [
                     *                   {
                     *                     "quote": "Ada Yılmaz, İzmir",
                     *                     "place": "Ada Yılmaz, İzmir"
                     *                   }
                     *                 ],
                     *                 "suggestion": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "gain": 10,
                     *             "isShortfall": true,
                     *             "link": {
                     *               "quote": "Ada Yılmaz, İzmir",
                     *               "place": "Ada Yılmaz, İzmir",
                     *               "isConfirmed": true
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "content": {
                     *         "personalInfo": {
                     *           "name": "",
                     *           "email": "",
                     *           "phone": "",
                     *           "location": "",
                     *           "linkedin": "",
                     *           "portfolio": "",
                     *           "github": "",
                     *           "twitter": "",
                     *           "birthDate": "",
                     *           "militaryService": "",
                     *           "drivingLicence": ""
                     *         },
                     *         "headline": "Ada Yılmaz, İzmir",
                     *         "summary": "",
                     *         "workExperience": [],
                     *         "education": [],
                     *         "skills": {
                     *           "technical": [],
                     *           "soft": [],
                     *           "languages": []
                     *         },
                     *         "projects": [],
                     *         "certifications": [],
                     *         "publications": [],
                     *         "patents": [],
                     *         "awards": [],
                     *         "volunteerExperience": [],
                     *         "professionalMemberships": [],
                     *         "customSections": [],
                     *         "references": [],
                     *         "hobbies": [],
                     *         "additionalInfo": ""
                     *       },
                     *       "design": {
                     *         "template": "modern",
                     *         "accent": null,
                     *         "font": null,
                     *         "density": "normal",
                     *         "margins": "normal",
                     *         "paper": null,
                     *         "dateFormat": "short",
                     *         "sectionOrder": [],
                     *         "sectionNames": {},
                     *         "hiddenSections": [],
                     *         "hiddenContacts": [],
                     *         "photo": ""
                     *       },
                     *       "hidden": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "entry": {}
                     *         }
                     *       ],
                     *       "declined": [
                     *         "Ada Yılmaz, İzmir"
                     *       ],
                     *       "version": 10,
                     *       "versionNumber": 10
                     *     }
                     */
                    "application/json": components["schemas"]["CvDetail"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCvsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchCvsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 10,
                 *       "content": {
                 *         "personalInfo": {},
                 *         "headline": "Ada Yılmaz, İzmir",
                 *         "summary": "",
                 *         "workExperience": [],
                 *         "education": [],
                 *         "skills": {},
                 *         "projects": [],
                 *         "certifications": [],
                 *         "publications": [],
                 *         "patents": [],
                 *         "awards": [],
                 *         "volunteerExperience": [],
                 *         "professionalMemberships": [],
                 *         "customSections": [],
                 *         "references": [],
                 *         "hobbies": [],
                 *         "additionalInfo": ""
                 *       },
                 *       "title": "Ada Yılmaz, İzmir",
                 *       "company": "Ada Yılmaz, İzmir",
                 *       "template": "modern",
                 *       "design": {
                 *         "template": "modern",
                 *         "accent": null,
                 *         "font": null,
                 *         "density": "normal",
                 *         "margins": "normal",
                 *         "paper": null,
                 *         "dateFormat": "short",
                 *         "sectionOrder": [],
                 *         "sectionNames": {},
                 *         "hiddenSections": [],
                 *         "hiddenContacts": [],
                 *         "photo": ""
                 *       },
                 *       "confirmedClaims": [],
                 *       "hidden": [
                 *         {
                 *           "at": "Ada Yılmaz, İzmir",
                 *           "text": "Ada Yılmaz, İzmir",
                 *           "entry": {}
                 *         }
                 *       ],
                 *       "declined": [
                 *         "Ada Yılmaz, İzmir"
                 *       ]
                 *     }
                 */
                "application/json": {
                    version: number;
                    content: components["schemas"]["CvContentInput"];
                    title?: string;
                    company?: string;
                    /** @enum {string} */
                    template?: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                    design?: components["schemas"]["DesignInput"] | null;
                    /** @default [] */
                    confirmedClaims?: string[];
                    hidden?: {
                        at: string;
                        text: string;
                        entry?: {
                            [key: string]: string | string[];
                        };
                    }[];
                    declined?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 10,
                     *       "number": 10,
                     *       "savedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        version: number;
                        number: number;
                        /** Format: date-time */
                        savedAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchCvsIdName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ada Yılmaz, İzmir",
                 *       "company": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    title: string;
                    company: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 10,
                     *       "number": 10,
                     *       "savedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        version: number;
                        number: number;
                        /** Format: date-time */
                        savedAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ada Yılmaz, İzmir",
                 *       "company": "Ada Yılmaz, İzmir",
                 *       "jobPosting": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    title?: string;
                    company?: string;
                    jobPosting?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "number": 10,
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "isCurrent": true,
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "template": "modern",
                     *         "changes": {
                     *           "added": 10,
                     *           "removed": 10,
                     *           "reworded": 10,
                     *           "moved": 10,
                     *           "isRenamed": true,
                     *           "isRestyled": true
                     *         },
                     *         "downloads": 10
                     *       }
                     *     ]
                     */
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        createdAt: string;
                        isCurrent: boolean;
                        jobTitle: string;
                        company: string;
                        /** @enum {string} */
                        template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                        changes: {
                            added: number;
                            removed: number;
                            reworded: number;
                            moved: number;
                            isRenamed: boolean;
                            isRestyled: boolean;
                        } | null;
                        downloads: number;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdVersionsNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": 10,
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "isCurrent": true,
                     *       "jobTitle": "Ada Yılmaz, İzmir",
                     *       "company": "Ada Yılmaz, İzmir",
                     *       "template": "modern",
                     *       "downloads": 10,
                     *       "content": {
                     *         "personalInfo": {
                     *           "name": "",
                     *           "email": "",
                     *           "phone": "",
                     *           "location": "",
                     *           "linkedin": "",
                     *           "portfolio": "",
                     *           "github": "",
                     *           "twitter": "",
                     *           "birthDate": "",
                     *           "militaryService": "",
                     *           "drivingLicence": ""
                     *         },
                     *         "headline": "Ada Yılmaz, İzmir",
                     *         "summary": "",
                     *         "workExperience": [],
                     *         "education": [],
                     *         "skills": {
                     *           "technical": [],
                     *           "soft": [],
                     *           "languages": []
                     *         },
                     *         "projects": [],
                     *         "certifications": [],
                     *         "publications": [],
                     *         "patents": [],
                     *         "awards": [],
                     *         "volunteerExperience": [],
                     *         "professionalMemberships": [],
                     *         "customSections": [],
                     *         "references": [],
                     *         "hobbies": [],
                     *         "additionalInfo": ""
                     *       },
                     *       "design": {
                     *         "template": "modern",
                     *         "accent": null,
                     *         "font": null,
                     *         "density": "normal",
                     *         "margins": "normal",
                     *         "paper": null,
                     *         "dateFormat": "short",
                     *         "sectionOrder": [],
                     *         "sectionNames": {},
                     *         "hiddenSections": [],
                     *         "hiddenContacts": [],
                     *         "photo": ""
                     *       },
                     *       "hidden": [
                     *         {
                     *           "at": "Ada Yılmaz, İzmir",
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "entry": {}
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        createdAt: string;
                        isCurrent: boolean;
                        jobTitle: string;
                        company: string;
                        /** @enum {string} */
                        template: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                        downloads: number;
                        content: components["schemas"]["CvContent"];
                        design: components["schemas"]["Design"] | null;
                        hidden: {
                            at: string;
                            text: string;
                            entry?: {
                                [key: string]: string | string[];
                            };
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdVersionsNumberRestore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 10,
                     *       "number": 10,
                     *       "savedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        version: number;
                        number: number;
                        /** Format: date-time */
                        savedAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdCompare: {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": 10,
                     *       "to": 10,
                     *       "changes": [
                     *         {
                     *           "kind": "added",
                     *           "section": "Ada Yılmaz, İzmir",
                     *           "entry": "Ada Yılmaz, İzmir",
                     *           "before": "Ada Yılmaz, İzmir",
                     *           "after": "Ada Yılmaz, İzmir"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        from: number;
                        to: number;
                        changes: {
                            /** @enum {string} */
                            kind: "added" | "removed" | "reworded" | "moved";
                            section: string;
                            entry: string;
                            before: string;
                            after: string;
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "share": {
                     *         "path": "Ada Yılmaz, İzmir",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "expiresAt": "2026-11-21T10:15:30.000Z",
                     *         "hasPassword": true,
                     *         "views": 10,
                     *         "downloads": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        share: {
                            path: string;
                            /** Format: date-time */
                            createdAt: string;
                            expiresAt: string | null;
                            hasPassword: boolean;
                            views: number;
                            downloads: number;
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expiresInDays": 10,
                 *       "password": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    expiresInDays?: number;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "path": "Ada Yılmaz, İzmir",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "expiresAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "views": 10,
                     *       "downloads": 10
                     *     }
                     */
                    "application/json": {
                        path: string;
                        /** Format: date-time */
                        createdAt: string;
                        expiresAt: string | null;
                        hasPassword: boolean;
                        views: number;
                        downloads: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCvsIdShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvs: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "matchScore": 10,
                     *         "isScored": true,
                     *         "language": "en",
                     *         "tone": "formal",
                     *         "template": "modern",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "editedAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["CvSummary"][];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobPosting": "Ada Yılmaz, İzmir",
                 *       "jobTitle": "Ada Yılmaz, İzmir",
                 *       "company": "",
                 *       "language": "en",
                 *       "tone": "professional",
                 *       "length": "standard",
                 *       "generationMode": "enhanced",
                 *       "template": "modern",
                 *       "design": {
                 *         "template": "modern",
                 *         "accent": null,
                 *         "font": null,
                 *         "density": "normal",
                 *         "margins": "normal",
                 *         "paper": null,
                 *         "dateFormat": "short",
                 *         "sectionOrder": [],
                 *         "sectionNames": {},
                 *         "hiddenSections": [],
                 *         "hiddenContacts": [],
                 *         "photo": ""
                 *       },
                 *       "applicationId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                 *     }
                 */
                "application/json": {
                    jobPosting: string;
                    jobTitle: string;
                    /** @default  */
                    company?: string;
                    /**
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "tr";
                    /**
                     * @default professional
                     * @enum {string}
                     */
                    tone?: "formal" | "professional" | "conversational";
                    /**
                     * @default standard
                     * @enum {string}
                     */
                    length?: "short" | "standard" | "long";
                    /**
                     * @default enhanced
                     * @enum {string}
                     */
                    generationMode?: "strict" | "enhanced" | "extensive";
                    /**
                     * @default modern
                     * @enum {string}
                     */
                    template?: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                    design?: components["schemas"]["DesignInput"];
                    /** Format: uuid */
                    applicationId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "matchScore": 10,
                     *       "previewData": {
                     *         "jobPosting": "Ada Yılmaz, İzmir",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "",
                     *         "language": "en",
                     *         "tone": "professional",
                     *         "length": "standard",
                     *         "generationMode": "enhanced",
                     *         "template": "modern",
                     *         "design": {
                     *           "template": "modern",
                     *           "accent": null,
                     *           "font": null,
                     *           "density": "normal",
                     *           "margins": "normal",
                     *           "paper": null,
                     *           "dateFormat": "short",
                     *           "sectionOrder": [],
                     *           "sectionNames": {},
                     *           "hiddenSections": [],
                     *           "hiddenContacts": [],
                     *           "photo": ""
                     *         },
                     *         "applicationId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "previewId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "content": {
                     *           "personalInfo": {
                     *             "name": "",
                     *             "email": "",
                     *             "phone": "",
                     *             "location": "",
                     *             "linkedin": "",
                     *             "portfolio": "",
                     *             "github": "",
                     *             "twitter": "",
                     *             "birthDate": "",
                     *             "militaryService": "",
                     *             "drivingLicence": ""
                     *           },
                     *           "headline": "Ada Yılmaz, İzmir",
                     *           "summary": "",
                     *           "workExperience": [],
                     *           "education": [],
                     *           "skills": {
                     *             "technical": [],
                     *             "soft": [],
                     *             "languages": []
                     *           },
                     *           "projects": [],
                     *           "certifications": [],
                     *           "publications": [],
                     *           "patents": [],
                     *           "awards": [],
                     *           "volunteerExperience": [],
                     *           "professionalMemberships": [],
                     *           "customSections": [],
                     *           "references": [],
                     *           "hobbies": [],
                     *           "additionalInfo": ""
                     *         },
                     *         "originalContent": {
                     *           "summary": "",
                     *           "experiences": [],
                     *           "education": [],
                     *           "skills": {
                     *             "technical": [],
                     *             "soft": [],
                     *             "languages": []
                     *           },
                     *           "projects": [],
                     *           "certifications": [],
                     *           "publications": [],
                     *           "patents": [],
                     *           "awards": [],
                     *           "volunteerExperience": [],
                     *           "professionalMemberships": [],
                     *           "customSections": [],
                     *           "references": [],
                     *           "hobbies": [],
                     *           "additionalInfo": ""
                     *         },
                     *         "matchScore": 10,
                     *         "gapAnalysis": {
                     *           "covered": [
                     *             {
                     *               "requirement": "Ada Yılmaz, İzmir",
                     *               "evidence": "Ada Yılmaz, İzmir"
                     *             }
                     *           ],
                     *           "missing": [
                     *             {
                     *               "skill": "Ada Yılmaz, İzmir",
                     *               "suggestion": "Ada Yılmaz, İzmir"
                     *             }
                     *           ]
                     *         },
                     *         "match": {
                     *           "score": 10,
                     *           "earned": 10,
                     *           "possible": 10,
                     *           "matches": [
                     *             {
                     *               "requirement": {
                     *                 "id": "Ada Yılmaz, İzmir",
                     *                 "kind": "skill",
                     *                 "importance": "must",
                     *                 "weight": 10,
                     *                 "text": "Ada Yılmaz, İzmir",
                     *                 "span": {
                     *                   "start": 10,
                     *                   "end": 10
                     *                 },
                     *                 "term": "Ada Yılmaz, İzmir",
                     *                 "years": 10,
                     *                 "isJob": true,
                     *                 "isProposed": true,
                     *                 "level": "Ada Yılmaz, İzmir"
                     *               },
                     *               "verdict": "met",
                     *               "credit": 10,
                     *               "evidence": [
                     *                 {
                     *                   "quote": "Ada Yılmaz, İzmir",
                     *                   "place": "Ada Yılmaz, İzmir"
                     *                 }
                     *               ],
                     *               "reason": "Ada Yılmaz, İzmir",
                     *               "suggestion": "Ada Yılmaz, İzmir",
                     *               "terms": [
                     *                 {
                     *                   "text": "Ada Yılmaz, İzmir",
                     *                   "start": 10,
                     *                   "verdict": "met",
                     *                   "evidence": [
                     *                     {
                     *                       "quote": "Ada Yılmaz, İzmir",
                     *                       "place": "Ada Yılmaz, İzmir"
                     *                     }
                     *                   ],
                     *                   "suggestion": "Ada Yılmaz, İzmir"
                     *                 }
                     *               ],
                     *               "gain": 10,
                     *               "isShortfall": true,
                     *               "link": {
                     *                 "quote": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir",
                     *                 "isConfirmed": true
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "claims": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "text": "Ada Yılmaz, İzmir",
                     *             "restsOn": [
                     *               "Ada Yılmaz, İzmir"
                     *             ],
                     *             "added": true,
                     *             "confirmed": true
                     *           }
                     *         ],
                     *         "notices": [
                     *           {
                     *             "code": "other-language",
                     *             "profileLanguage": "en"
                     *           }
                     *         ],
                     *         "rejections": [],
                     *         "pageCount": 10,
                     *         "leftOut": [],
                     *         "nextToGo": [],
                     *         "expiresAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        matchScore: number;
                        previewData: components["schemas"]["PreviewData"];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsScore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobPosting": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    jobPosting: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "match": {
                     *         "score": 10,
                     *         "earned": 10,
                     *         "possible": 10,
                     *         "matches": [
                     *           {
                     *             "requirement": {
                     *               "id": "Ada Yılmaz, İzmir",
                     *               "kind": "skill",
                     *               "importance": "must",
                     *               "weight": 10,
                     *               "text": "Ada Yılmaz, İzmir",
                     *               "span": {
                     *                 "start": 10,
                     *                 "end": 10
                     *               },
                     *               "term": "Ada Yılmaz, İzmir",
                     *               "years": 10,
                     *               "isJob": true,
                     *               "isProposed": true,
                     *               "level": "Ada Yılmaz, İzmir"
                     *             },
                     *             "verdict": "met",
                     *             "credit": 10,
                     *             "evidence": [
                     *               {
                     *                 "quote": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "reason": "Ada Yılmaz, İzmir",
                     *             "suggestion": "Ada Yılmaz, İzmir",
                     *             "terms": [
                     *               {
                     *                 "text": "Ada Yılmaz, İzmir",
                     *                 "start": 10,
                     *                 "verdict": "met",
                     *                 "evidence": [
                     *                   {
                     *                     "quote": "Ada Yılmaz, İzmir",
                     *                     "place": "Ada Yılmaz, İzmir"
                     *                   }
                     *                 ],
                     *                 "suggestion": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "gain": 10,
                     *             "isShortfall": true,
                     *             "link": {
                     *               "quote": "Ada Yılmaz, İzmir",
                     *               "place": "Ada Yılmaz, İzmir",
                     *               "isConfirmed": true
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "matchScore": 10,
                     *       "gapAnalysis": {
                     *         "covered": [
                     *           {
                     *             "requirement": "Ada Yılmaz, İzmir",
                     *             "evidence": "Ada Yılmaz, İzmir"
                     *           }
                     *         ],
                     *         "missing": [
                     *           {
                     *             "skill": "Ada Yılmaz, İzmir",
                     *             "suggestion": "Ada Yılmaz, İzmir"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        match: components["schemas"]["MatchResult"];
                        matchScore: number;
                        gapAnalysis: components["schemas"]["GapAnalysis"];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsSave: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again with the same name, it is done once. Good for a day. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "previewId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                 *       "content": {
                 *         "personalInfo": {},
                 *         "headline": "Ada Yılmaz, İzmir",
                 *         "summary": "",
                 *         "workExperience": [],
                 *         "education": [],
                 *         "skills": {},
                 *         "projects": [],
                 *         "certifications": [],
                 *         "publications": [],
                 *         "patents": [],
                 *         "awards": [],
                 *         "volunteerExperience": [],
                 *         "professionalMemberships": [],
                 *         "customSections": [],
                 *         "references": [],
                 *         "hobbies": [],
                 *         "additionalInfo": ""
                 *       },
                 *       "jobTitle": "",
                 *       "company": "",
                 *       "jobPosting": "",
                 *       "language": "en",
                 *       "tone": "formal",
                 *       "length": "short",
                 *       "generationMode": "strict",
                 *       "template": "modern",
                 *       "design": {
                 *         "template": "modern",
                 *         "accent": null,
                 *         "font": null,
                 *         "density": "normal",
                 *         "margins": "normal",
                 *         "paper": null,
                 *         "dateFormat": "short",
                 *         "sectionOrder": [],
                 *         "sectionNames": {},
                 *         "hiddenSections": [],
                 *         "hiddenContacts": [],
                 *         "photo": ""
                 *       },
                 *       "matchScore": 0,
                 *       "gapAnalysis": {
                 *         "covered": [],
                 *         "missing": []
                 *       },
                 *       "confirmedClaims": []
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    previewId?: string;
                    content: components["schemas"]["CvContentInput"];
                    /** @default  */
                    jobTitle?: string;
                    /** @default  */
                    company?: string;
                    /** @default  */
                    jobPosting?: string;
                    /** @enum {string} */
                    language?: "en" | "tr";
                    /** @enum {string} */
                    tone?: "formal" | "professional" | "conversational";
                    /** @enum {string} */
                    length?: "short" | "standard" | "long";
                    /** @enum {string} */
                    generationMode?: "strict" | "enhanced" | "extensive";
                    /** @enum {string} */
                    template?: "modern" | "professional" | "plain" | "compact" | "executive" | "columns" | "academic" | "europass" | "turkish" | "creative" | "technical" | "graduate";
                    design?: components["schemas"]["DesignInput"];
                    /** @default 0 */
                    matchScore?: number;
                    /**
                     * @default {
                     *       "covered": [],
                     *       "missing": []
                     *     }
                     */
                    gapAnalysis?: {
                        covered: {
                            requirement: string;
                            evidence: string;
                        }[];
                        missing: {
                            skill: string;
                            suggestion: string;
                        }[];
                    };
                    /** @default [] */
                    confirmedClaims?: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pdf": {
                     *         "found": 10,
                     *         "total": 10,
                     *         "missing": [
                     *           "Ada Yılmaz, İzmir"
                     *         ]
                     *       },
                     *       "docx": {
                     *         "found": 10,
                     *         "total": 10,
                     *         "missing": [
                     *           "Ada Yılmaz, İzmir"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        pdf: {
                            found: number;
                            total: number;
                            missing: string[];
                        } | null;
                        docx: {
                            found: number;
                            total: number;
                            missing: string[];
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdDownloadPdf: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdDownloadDocx: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdDownloadTxt: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdDownloadJson: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cost": 10,
                     *       "language": "en",
                     *       "isWorded": true,
                     *       "view": {
                     *         "original": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "language": "en",
                     *           "jobTitle": "Ada Yılmaz, İzmir"
                     *         },
                     *         "twin": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "language": "en",
                     *           "jobTitle": "Ada Yılmaz, İzmir"
                     *         },
                     *         "pairs": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "original": "Ada Yılmaz, İzmir",
                     *             "twin": "Ada Yılmaz, İzmir",
                     *             "state": "translated",
                     *             "offer": "Ada Yılmaz, İzmir"
                     *           }
                     *         ],
                     *         "differences": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "original": "Ada Yılmaz, İzmir",
                     *             "twin": "Ada Yılmaz, İzmir",
                     *             "kind": "number",
                     *             "names": [
                     *               "Ada Yılmaz, İzmir"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        cost: number;
                        /** @enum {string} */
                        language: "en" | "tr";
                        isWorded: boolean;
                        view: {
                            original: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                language: "en" | "tr";
                                jobTitle: string;
                            };
                            twin: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                language: "en" | "tr";
                                jobTitle: string;
                            };
                            pairs: {
                                at: string;
                                original: string;
                                twin: string;
                                /** @enum {string} */
                                state: "translated" | "same" | "asWritten" | "missing" | "added";
                                offer?: string;
                            }[];
                            differences: {
                                at: string;
                                original: string;
                                twin: string;
                                /** @enum {string} */
                                kind: "number" | "date" | "name" | "level" | "missing" | "added";
                                names: string[];
                            }[];
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdTwin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdTwinWord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cost": 10,
                     *       "language": "en",
                     *       "isWorded": true,
                     *       "view": {
                     *         "original": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "language": "en",
                     *           "jobTitle": "Ada Yılmaz, İzmir"
                     *         },
                     *         "twin": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "language": "en",
                     *           "jobTitle": "Ada Yılmaz, İzmir"
                     *         },
                     *         "pairs": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "original": "Ada Yılmaz, İzmir",
                     *             "twin": "Ada Yılmaz, İzmir",
                     *             "state": "translated",
                     *             "offer": "Ada Yılmaz, İzmir"
                     *           }
                     *         ],
                     *         "differences": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "original": "Ada Yılmaz, İzmir",
                     *             "twin": "Ada Yılmaz, İzmir",
                     *             "kind": "number",
                     *             "names": [
                     *               "Ada Yılmaz, İzmir"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        cost: number;
                        /** @enum {string} */
                        language: "en" | "tr";
                        isWorded: boolean;
                        view: {
                            original: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                language: "en" | "tr";
                                jobTitle: string;
                            };
                            twin: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                language: "en" | "tr";
                                jobTitle: string;
                            };
                            pairs: {
                                at: string;
                                original: string;
                                twin: string;
                                /** @enum {string} */
                                state: "translated" | "same" | "asWritten" | "missing" | "added";
                                offer?: string;
                            }[];
                            differences: {
                                at: string;
                                original: string;
                                twin: string;
                                /** @enum {string} */
                                kind: "number" | "date" | "name" | "level" | "missing" | "added";
                                names: string[];
                            }[];
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsIdTwinLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "own": "Ada Yılmaz, İzmir",
                 *       "decision": "take"
                 *     }
                 */
                "application/json": {
                    own: string;
                    /** @enum {string} */
                    decision: "take" | "leave";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cost": 10,
                     *       "language": "en",
                     *       "isWorded": true,
                     *       "view": {
                     *         "original": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "language": "en",
                     *           "jobTitle": "Ada Yılmaz, İzmir"
                     *         },
                     *         "twin": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "language": "en",
                     *           "jobTitle": "Ada Yılmaz, İzmir"
                     *         },
                     *         "pairs": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "original": "Ada Yılmaz, İzmir",
                     *             "twin": "Ada Yılmaz, İzmir",
                     *             "state": "translated",
                     *             "offer": "Ada Yılmaz, İzmir"
                     *           }
                     *         ],
                     *         "differences": [
                     *           {
                     *             "at": "Ada Yılmaz, İzmir",
                     *             "original": "Ada Yılmaz, İzmir",
                     *             "twin": "Ada Yılmaz, İzmir",
                     *             "kind": "number",
                     *             "names": [
                     *               "Ada Yılmaz, İzmir"
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        cost: number;
                        /** @enum {string} */
                        language: "en" | "tr";
                        isWorded: boolean;
                        view: {
                            original: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                language: "en" | "tr";
                                jobTitle: string;
                            };
                            twin: {
                                /** Format: uuid */
                                id: string;
                                /** @enum {string} */
                                language: "en" | "tr";
                                jobTitle: string;
                            };
                            pairs: {
                                at: string;
                                original: string;
                                twin: string;
                                /** @enum {string} */
                                state: "translated" | "same" | "asWritten" | "missing" | "added";
                                offer?: string;
                            }[];
                            differences: {
                                at: string;
                                original: string;
                                twin: string;
                                /** @enum {string} */
                                kind: "number" | "date" | "name" | "level" | "missing" | "added";
                                names: string[];
                            }[];
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsIdTwinDownloadZip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsCvIdLetters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "length": "short",
                     *         "tone": "formal",
                     *         "content": {
                     *           "recipient": "",
                     *           "date": "",
                     *           "subject": "",
                     *           "salutation": "",
                     *           "body": "",
                     *           "closing": "",
                     *           "signature": ""
                     *         },
                     *         "proofs": [
                     *           {
                     *             "sentence": "Ada Yılmaz, İzmir",
                     *             "lines": [
                     *               {
                     *                 "place": "Ada Yılmaz, İzmir",
                     *                 "quote": "Ada Yılmaz, İzmir"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "notices": [
                     *           "other-language"
                     *         ],
                     *         "version": 10,
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "editedAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        cvId: string;
                        /** @enum {string} */
                        length: "short" | "medium" | "long";
                        /** @enum {string} */
                        tone: "formal" | "professional" | "conversational";
                        content: components["schemas"]["LetterContent"];
                        proofs: {
                            sentence: string;
                            lines: {
                                place: string;
                                quote: string;
                            }[];
                        }[];
                        notices: ("other-language" | "nothing-asked" | "not-worded")[];
                        version: number;
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsCvIdLetters: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again with the same name, it is done once. Good for a day. */
                "Idempotency-Key"?: string;
            };
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "length": "medium",
                 *       "tone": "formal"
                 *     }
                 */
                "application/json": {
                    /**
                     * @default medium
                     * @enum {string}
                     */
                    length?: "short" | "medium" | "long";
                    /** @enum {string} */
                    tone?: "formal" | "professional" | "conversational";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "length": "short",
                     *       "tone": "formal",
                     *       "content": {
                     *         "recipient": "",
                     *         "date": "",
                     *         "subject": "",
                     *         "salutation": "",
                     *         "body": "",
                     *         "closing": "",
                     *         "signature": ""
                     *       },
                     *       "proofs": [
                     *         {
                     *           "sentence": "Ada Yılmaz, İzmir",
                     *           "lines": [
                     *             {
                     *               "place": "Ada Yılmaz, İzmir",
                     *               "quote": "Ada Yılmaz, İzmir"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "notices": [
                     *         "other-language"
                     *       ],
                     *       "version": 10,
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "editedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        cvId: string;
                        /** @enum {string} */
                        length: "short" | "medium" | "long";
                        /** @enum {string} */
                        tone: "formal" | "professional" | "conversational";
                        content: components["schemas"]["LetterContent"];
                        proofs: {
                            sentence: string;
                            lines: {
                                place: string;
                                quote: string;
                            }[];
                        }[];
                        notices: ("other-language" | "nothing-asked" | "not-worded")[];
                        version: number;
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLettersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "length": "short",
                     *       "tone": "formal",
                     *       "content": {
                     *         "recipient": "",
                     *         "date": "",
                     *         "subject": "",
                     *         "salutation": "",
                     *         "body": "",
                     *         "closing": "",
                     *         "signature": ""
                     *       },
                     *       "proofs": [
                     *         {
                     *           "sentence": "Ada Yılmaz, İzmir",
                     *           "lines": [
                     *             {
                     *               "place": "Ada Yılmaz, İzmir",
                     *               "quote": "Ada Yılmaz, İzmir"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "notices": [
                     *         "other-language"
                     *       ],
                     *       "version": 10,
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "editedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        cvId: string;
                        /** @enum {string} */
                        length: "short" | "medium" | "long";
                        /** @enum {string} */
                        tone: "formal" | "professional" | "conversational";
                        content: components["schemas"]["LetterContent"];
                        proofs: {
                            sentence: string;
                            lines: {
                                place: string;
                                quote: string;
                            }[];
                        }[];
                        notices: ("other-language" | "nothing-asked" | "not-worded")[];
                        version: number;
                        /** Format: date-time */
                        createdAt: string;
                        editedAt: string | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteLettersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchLettersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 10,
                 *       "content": {
                 *         "recipient": "",
                 *         "date": "",
                 *         "subject": "",
                 *         "salutation": "",
                 *         "body": "",
                 *         "closing": "",
                 *         "signature": ""
                 *       }
                 *     }
                 */
                "application/json": {
                    version: number;
                    content: components["schemas"]["LetterContentInput"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 10,
                     *       "savedAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        version: number;
                        /** Format: date-time */
                        savedAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLettersIdDownloadPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLettersIdDownloadDocx: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getLettersIdDownloadTxt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicationsExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicationsCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicationsIdCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "status": "saved",
                     *         "outcome": "accepted",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "matchScore": 10,
                     *         "appliedOn": "2026-11-21",
                     *         "answeredOn": "2026-11-21",
                     *         "nextStep": "Ada Yılmaz, İzmir",
                     *         "nextStepAt": "2026-11-21T10:15:30.000Z",
                     *         "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "movedAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ApplicationSummary"][];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again with the same name, it is done once. Good for a day. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobTitle": "Ada Yılmaz, İzmir",
                 *       "company": "Ada Yılmaz, İzmir",
                 *       "jobPosting": "Ada Yılmaz, İzmir",
                 *       "postingUrl": "Ada Yılmaz, İzmir",
                 *       "status": "saved",
                 *       "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                 *     }
                 */
                "application/json": {
                    jobTitle?: string;
                    company?: string;
                    jobPosting?: string;
                    postingUrl?: string;
                    /**
                     * @default saved
                     * @enum {string}
                     */
                    status?: "saved" | "applied" | "interview" | "offer" | "closed";
                    /** Format: uuid */
                    cvId?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicationsTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sent": 10,
                     *       "answered": 10,
                     *       "saved": 10,
                     *       "months": [
                     *         {
                     *           "sent": 10,
                     *           "answered": 10,
                     *           "month": "Ada Yılmaz, İzmir"
                     *         }
                     *       ],
                     *       "bands": {
                     *         "excellent": {
                     *           "sent": 10,
                     *           "answered": 10
                     *         },
                     *         "good": {
                     *           "sent": 10,
                     *           "answered": 10
                     *         },
                     *         "moderate": {
                     *           "sent": 10,
                     *           "answered": 10
                     *         },
                     *         "unscored": {
                     *           "sent": 10,
                     *           "answered": 10
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        sent: number;
                        answered: number;
                        saved: number;
                        months: {
                            sent: number;
                            answered: number;
                            month: string;
                        }[];
                        bands: {
                            excellent: {
                                sent: number;
                                answered: number;
                            };
                            good: {
                                sent: number;
                                answered: number;
                            };
                            moderate: {
                                sent: number;
                                answered: number;
                            };
                            unscored: {
                                sent: number;
                                answered: number;
                            };
                        };
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicationsPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cost": 10
                     *     }
                     */
                    "application/json": {
                        cost: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApplicationsImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csv": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "added": 10,
                     *       "known": 10,
                     *       "unreadable": [
                     *         10
                     *       ]
                     *     }
                     */
                    "application/json": {
                        added: number;
                        known: number;
                        unreadable: number[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicationsReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "wantsReminders": true
                     *     }
                     */
                    "application/json": {
                        wantsReminders: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchApplicationsReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wantsReminders": true
                 *     }
                 */
                "application/json": {
                    wantsReminders: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "wantsReminders": true
                     *     }
                     */
                    "application/json": {
                        wantsReminders: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getApplicationsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "status": "saved",
                     *       "outcome": "accepted",
                     *       "jobTitle": "Ada Yılmaz, İzmir",
                     *       "company": "Ada Yılmaz, İzmir",
                     *       "matchScore": 10,
                     *       "appliedOn": "2026-11-21",
                     *       "answeredOn": "2026-11-21",
                     *       "nextStep": "Ada Yılmaz, İzmir",
                     *       "nextStepAt": "2026-11-21T10:15:30.000Z",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "movedAt": "2026-11-21T10:15:30.000Z",
                     *       "jobPosting": "Ada Yılmaz, İzmir",
                     *       "postingUrl": "Ada Yılmaz, İzmir",
                     *       "contacts": [
                     *         {
                     *           "name": "",
                     *           "role": "",
                     *           "email": "",
                     *           "phone": ""
                     *         }
                     *       ],
                     *       "notes": "Ada Yılmaz, İzmir",
                     *       "timeZone": "Ada Yılmaz, İzmir",
                     *       "remindMinutesBefore": 10,
                     *       "cv": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "current": 10,
                     *         "sent": 10
                     *       },
                     *       "letterId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "letterSent": {
                     *         "recipient": "",
                     *         "date": "",
                     *         "subject": "",
                     *         "salutation": "",
                     *         "body": "",
                     *         "closing": "",
                     *         "signature": ""
                     *       },
                     *       "remindAt": "2026-11-21T10:15:30.000Z",
                     *       "events": [
                     *         {
                     *           "status": "saved",
                     *           "happenedAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "version": 10
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationDetail"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteApplicationsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchApplicationsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 10,
                 *       "jobTitle": "Ada Yılmaz, İzmir",
                 *       "company": "Ada Yılmaz, İzmir",
                 *       "jobPosting": "Ada Yılmaz, İzmir",
                 *       "postingUrl": "Ada Yılmaz, İzmir",
                 *       "contacts": [
                 *         {
                 *           "name": "",
                 *           "role": "",
                 *           "email": "",
                 *           "phone": ""
                 *         }
                 *       ],
                 *       "notes": "Ada Yılmaz, İzmir",
                 *       "appliedOn": "2026-11-21",
                 *       "answeredOn": "2026-11-21",
                 *       "outcome": "accepted",
                 *       "nextStep": "Ada Yılmaz, İzmir",
                 *       "nextStepAt": "2026-11-21T10:15:30.000Z",
                 *       "timeZone": "Ada Yılmaz, İzmir",
                 *       "remindMinutesBefore": 10,
                 *       "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                 *       "cvVersion": 10,
                 *       "letterId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11"
                 *     }
                 */
                "application/json": {
                    version: number;
                    jobTitle?: string;
                    company?: string;
                    jobPosting?: string;
                    postingUrl?: string;
                    contacts?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        role?: string;
                        /** @default  */
                        email?: string;
                        /** @default  */
                        phone?: string;
                    }[];
                    notes?: string;
                    appliedOn?: string | null;
                    answeredOn?: string | null;
                    outcome?: ("accepted" | "rejected" | "withdrawn" | "silent") | null;
                    nextStep?: string;
                    nextStepAt?: string | null;
                    timeZone?: string;
                    remindMinutesBefore?: number | null;
                    cvId?: string | null;
                    cvVersion?: number | null;
                    letterId?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "status": "saved",
                     *       "outcome": "accepted",
                     *       "jobTitle": "Ada Yılmaz, İzmir",
                     *       "company": "Ada Yılmaz, İzmir",
                     *       "matchScore": 10,
                     *       "appliedOn": "2026-11-21",
                     *       "answeredOn": "2026-11-21",
                     *       "nextStep": "Ada Yılmaz, İzmir",
                     *       "nextStepAt": "2026-11-21T10:15:30.000Z",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "movedAt": "2026-11-21T10:15:30.000Z",
                     *       "jobPosting": "Ada Yılmaz, İzmir",
                     *       "postingUrl": "Ada Yılmaz, İzmir",
                     *       "contacts": [
                     *         {
                     *           "name": "",
                     *           "role": "",
                     *           "email": "",
                     *           "phone": ""
                     *         }
                     *       ],
                     *       "notes": "Ada Yılmaz, İzmir",
                     *       "timeZone": "Ada Yılmaz, İzmir",
                     *       "remindMinutesBefore": 10,
                     *       "cv": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "current": 10,
                     *         "sent": 10
                     *       },
                     *       "letterId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "letterSent": {
                     *         "recipient": "",
                     *         "date": "",
                     *         "subject": "",
                     *         "salutation": "",
                     *         "body": "",
                     *         "closing": "",
                     *         "signature": ""
                     *       },
                     *       "remindAt": "2026-11-21T10:15:30.000Z",
                     *       "events": [
                     *         {
                     *           "status": "saved",
                     *           "happenedAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "version": 10
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationDetail"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postApplicationsIdMove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "saved",
                 *       "on": "2026-11-21"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "saved" | "applied" | "interview" | "offer" | "closed";
                    /** Format: date */
                    on?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "status": "saved",
                     *       "outcome": "accepted",
                     *       "jobTitle": "Ada Yılmaz, İzmir",
                     *       "company": "Ada Yılmaz, İzmir",
                     *       "matchScore": 10,
                     *       "appliedOn": "2026-11-21",
                     *       "answeredOn": "2026-11-21",
                     *       "nextStep": "Ada Yılmaz, İzmir",
                     *       "nextStepAt": "2026-11-21T10:15:30.000Z",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "movedAt": "2026-11-21T10:15:30.000Z",
                     *       "jobPosting": "Ada Yılmaz, İzmir",
                     *       "postingUrl": "Ada Yılmaz, İzmir",
                     *       "contacts": [
                     *         {
                     *           "name": "",
                     *           "role": "",
                     *           "email": "",
                     *           "phone": ""
                     *         }
                     *       ],
                     *       "notes": "Ada Yılmaz, İzmir",
                     *       "timeZone": "Ada Yılmaz, İzmir",
                     *       "remindMinutesBefore": 10,
                     *       "cv": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "jobTitle": "Ada Yılmaz, İzmir",
                     *         "company": "Ada Yılmaz, İzmir",
                     *         "current": 10,
                     *         "sent": 10
                     *       },
                     *       "letterId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "letterSent": {
                     *         "recipient": "",
                     *         "date": "",
                     *         "subject": "",
                     *         "salutation": "",
                     *         "body": "",
                     *         "closing": "",
                     *         "signature": ""
                     *       },
                     *       "remindAt": "2026-11-21T10:15:30.000Z",
                     *       "events": [
                     *         {
                     *           "status": "saved",
                     *           "happenedAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "version": 10
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationDetail"];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsCvIdInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cost": 10,
                     *       "pack": {
                     *         "language": "en",
                     *         "introduction": [
                     *           "Ada Yılmaz, İzmir"
                     *         ],
                     *         "questions": [
                     *           {
                     *             "id": "Ada Yılmaz, İzmir",
                     *             "asked": "Ada Yılmaz, İzmir",
                     *             "isMust": true,
                     *             "question": "Ada Yılmaz, İzmir",
                     *             "proof": [
                     *               {
                     *                 "quote": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "star": [
                     *               {
                     *                 "part": "situation",
                     *                 "text": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "weakSpots": [
                     *           {
                     *             "id": "Ada Yılmaz, İzmir",
                     *             "asked": "Ada Yılmaz, İzmir",
                     *             "question": "Ada Yılmaz, İzmir",
                     *             "answer": "Ada Yılmaz, İzmir",
                     *             "hint": "Ada Yılmaz, İzmir"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        cost: number;
                        pack: {
                            /** @enum {string} */
                            language: "en" | "tr";
                            introduction: string[];
                            questions: {
                                id: string;
                                asked: string;
                                isMust: boolean;
                                question: string;
                                proof: {
                                    quote: string;
                                    place: string;
                                }[];
                                star: {
                                    /** @enum {string} */
                                    part: "situation" | "task" | "action" | "result";
                                    text: string;
                                    place: string | null;
                                }[];
                            }[];
                            weakSpots: {
                                id: string;
                                asked: string;
                                question: string;
                                answer: string;
                                hint: string;
                            }[];
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsCvIdInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cost": 10,
                     *       "pack": {
                     *         "language": "en",
                     *         "introduction": [
                     *           "Ada Yılmaz, İzmir"
                     *         ],
                     *         "questions": [
                     *           {
                     *             "id": "Ada Yılmaz, İzmir",
                     *             "asked": "Ada Yılmaz, İzmir",
                     *             "isMust": true,
                     *             "question": "Ada Yılmaz, İzmir",
                     *             "proof": [
                     *               {
                     *                 "quote": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir"
                     *               }
                     *             ],
                     *             "star": [
                     *               {
                     *                 "part": "situation",
                     *                 "text": "Ada Yılmaz, İzmir",
                     *                 "place": "Ada Yılmaz, İzmir"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "weakSpots": [
                     *           {
                     *             "id": "Ada Yılmaz, İzmir",
                     *             "asked": "Ada Yılmaz, İzmir",
                     *             "question": "Ada Yılmaz, İzmir",
                     *             "answer": "Ada Yılmaz, İzmir",
                     *             "hint": "Ada Yılmaz, İzmir"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        cost: number;
                        pack: {
                            /** @enum {string} */
                            language: "en" | "tr";
                            introduction: string[];
                            questions: {
                                id: string;
                                asked: string;
                                isMust: boolean;
                                question: string;
                                proof: {
                                    quote: string;
                                    place: string;
                                }[];
                                star: {
                                    /** @enum {string} */
                                    part: "situation" | "task" | "action" | "result";
                                    text: string;
                                    place: string | null;
                                }[];
                            }[];
                            weakSpots: {
                                id: string;
                                asked: string;
                                question: string;
                                answer: string;
                                hint: string;
                            }[];
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsCvIdInterviewPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCvsCvIdGaps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "score": 10,
                     *       "version": 10,
                     *       "questions": [
                     *         {
                     *           "id": "Ada Yılmaz, İzmir",
                     *           "asked": "Ada Yılmaz, İzmir",
                     *           "name": "Ada Yılmaz, İzmir",
                     *           "kind": "skill",
                     *           "isMust": true,
                     *           "form": "deed",
                     *           "gain": 10
                     *         }
                     *       ],
                     *       "jobs": [
                     *         {
                     *           "place": "Ada Yılmaz, İzmir",
                     *           "name": "Ada Yılmaz, İzmir",
                     *           "dates": "Ada Yılmaz, İzmir"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        score: number;
                        version: number;
                        questions: {
                            id: string;
                            asked: string;
                            name: string;
                            /** @enum {string} */
                            kind: "skill" | "knowledge" | "task" | "experience" | "education" | "certificate" | "language" | "soft" | "condition";
                            isMust: boolean;
                            /** @enum {string} */
                            form: "deed" | "language" | "certificate" | "note";
                            gain: number;
                        }[];
                        jobs: {
                            place: string;
                            name: string;
                            dates: string;
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsCvIdGaps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 10,
                 *       "fact": {
                 *         "form": "deed",
                 *         "job": "Ada Yılmaz, İzmir",
                 *         "text": "Ada Yılmaz, İzmir"
                 *       }
                 *     }
                 */
                "application/json": {
                    version: number;
                    fact: {
                        /** @constant */
                        form: "deed";
                        job: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "project";
                        name: string;
                        date: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "language";
                        language: string;
                        /** @enum {string} */
                        proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                    } | {
                        /** @constant */
                        form: "certificate";
                        name: string;
                        issuer: string;
                        date: string;
                    } | {
                        /** @constant */
                        form: "note";
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "before": 10,
                     *       "after": 10,
                     *       "version": 10
                     *     }
                     */
                    "application/json": {
                        before: number;
                        after: number;
                        version: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCvsCvIdGapsWeigh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cvId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 10,
                 *       "fact": {
                 *         "form": "deed",
                 *         "job": "Ada Yılmaz, İzmir",
                 *         "text": "Ada Yılmaz, İzmir"
                 *       }
                 *     }
                 */
                "application/json": {
                    version: number;
                    fact: {
                        /** @constant */
                        form: "deed";
                        job: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "project";
                        name: string;
                        date: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "language";
                        language: string;
                        /** @enum {string} */
                        proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                    } | {
                        /** @constant */
                        form: "certificate";
                        name: string;
                        issuer: string;
                        date: string;
                    } | {
                        /** @constant */
                        form: "note";
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "before": 10,
                     *       "after": 10
                     *     }
                     */
                    "application/json": {
                        before: number;
                        after: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postGaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobPosting": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    jobPosting: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "score": 10,
                     *       "version": 10,
                     *       "questions": [
                     *         {
                     *           "id": "Ada Yılmaz, İzmir",
                     *           "asked": "Ada Yılmaz, İzmir",
                     *           "name": "Ada Yılmaz, İzmir",
                     *           "kind": "skill",
                     *           "isMust": true,
                     *           "form": "deed",
                     *           "gain": 10
                     *         }
                     *       ],
                     *       "jobs": [
                     *         {
                     *           "place": "Ada Yılmaz, İzmir",
                     *           "name": "Ada Yılmaz, İzmir",
                     *           "dates": "Ada Yılmaz, İzmir"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        score: number;
                        version: number;
                        questions: {
                            id: string;
                            asked: string;
                            name: string;
                            /** @enum {string} */
                            kind: "skill" | "knowledge" | "task" | "experience" | "education" | "certificate" | "language" | "soft" | "condition";
                            isMust: boolean;
                            /** @enum {string} */
                            form: "deed" | "language" | "certificate" | "note";
                            gain: number;
                        }[];
                        jobs: {
                            place: string;
                            name: string;
                            dates: string;
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postGapsWeigh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobPosting": "Ada Yılmaz, İzmir",
                 *       "version": 10,
                 *       "fact": {
                 *         "form": "deed",
                 *         "job": "Ada Yılmaz, İzmir",
                 *         "text": "Ada Yılmaz, İzmir"
                 *       }
                 *     }
                 */
                "application/json": {
                    jobPosting: string;
                    version: number;
                    fact: {
                        /** @constant */
                        form: "deed";
                        job: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "project";
                        name: string;
                        date: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "language";
                        language: string;
                        /** @enum {string} */
                        proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                    } | {
                        /** @constant */
                        form: "certificate";
                        name: string;
                        issuer: string;
                        date: string;
                    } | {
                        /** @constant */
                        form: "note";
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "before": 10,
                     *       "after": 10
                     *     }
                     */
                    "application/json": {
                        before: number;
                        after: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postGapsAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobPosting": "Ada Yılmaz, İzmir",
                 *       "version": 10,
                 *       "fact": {
                 *         "form": "deed",
                 *         "job": "Ada Yılmaz, İzmir",
                 *         "text": "Ada Yılmaz, İzmir"
                 *       }
                 *     }
                 */
                "application/json": {
                    jobPosting: string;
                    version: number;
                    fact: {
                        /** @constant */
                        form: "deed";
                        job: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "project";
                        name: string;
                        date: string;
                        text: string;
                    } | {
                        /** @constant */
                        form: "language";
                        language: string;
                        /** @enum {string} */
                        proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                    } | {
                        /** @constant */
                        form: "certificate";
                        name: string;
                        issuer: string;
                        date: string;
                    } | {
                        /** @constant */
                        form: "note";
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "before": 10,
                     *       "after": 10,
                     *       "version": 10
                     *     }
                     */
                    "application/json": {
                        before: number;
                        after: number;
                        version: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCareerData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "personalInfo": {
                     *         "name": "",
                     *         "email": "",
                     *         "phone": "",
                     *         "location": "",
                     *         "linkedin": "",
                     *         "portfolio": "",
                     *         "github": "",
                     *         "twitter": "",
                     *         "birthDate": "",
                     *         "militaryService": "",
                     *         "drivingLicence": ""
                     *       },
                     *       "summary": "",
                     *       "experiences": [],
                     *       "education": [],
                     *       "skills": {
                     *         "technical": [],
                     *         "soft": [],
                     *         "languages": []
                     *       },
                     *       "projects": [],
                     *       "certifications": [],
                     *       "publications": [],
                     *       "patents": [],
                     *       "awards": [],
                     *       "volunteerExperience": [],
                     *       "professionalMemberships": [],
                     *       "customSections": [],
                     *       "references": [],
                     *       "hobbies": [],
                     *       "additionalInfo": "",
                     *       "version": 10
                     *     }
                     */
                    "application/json": {
                        personalInfo: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            email: string;
                            /** @default  */
                            phone: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            linkedin: string;
                            /** @default  */
                            portfolio: string;
                            /** @default  */
                            github: string;
                            /** @default  */
                            twitter: string;
                            /** @default  */
                            birthDate: string;
                            /** @default  */
                            militaryService: string;
                            /** @default  */
                            drivingLicence: string;
                        };
                        /** @default  */
                        summary: string;
                        /** @default [] */
                        experiences: {
                            /** @default  */
                            company: string;
                            /** @default  */
                            position: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                            /** @default  */
                            description: string;
                            /** @default [] */
                            responsibilities: string[];
                            /** @default [] */
                            achievements: string[];
                        }[];
                        /** @default [] */
                        education: {
                            /** @default  */
                            institution: string;
                            /** @default  */
                            degree: string;
                            /** @default  */
                            field: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            graduationDate: string;
                            /** @default  */
                            gpa: string;
                            /** @default [] */
                            achievements: string[];
                        }[];
                        skills: {
                            /** @default [] */
                            technical: string[];
                            /** @default [] */
                            soft: string[];
                            /** @default [] */
                            languages: {
                                /** @default  */
                                language: string;
                                /**
                                 * @default Native
                                 * @enum {string}
                                 */
                                proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                            }[];
                        };
                        /** @default [] */
                        projects: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            description: string;
                            /** @default [] */
                            technologies: string[];
                            /** @default  */
                            url: string;
                            /** @default  */
                            date: string;
                        }[];
                        /** @default [] */
                        certifications: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            issuer: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            expiryDate: string;
                            /** @default  */
                            credentialId: string;
                        }[];
                        /** @default [] */
                        publications: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            authors: string;
                            /** @default  */
                            venue: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            doi: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        patents: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            office: string;
                            /** @default  */
                            number: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        awards: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            issuer: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        volunteerExperience: {
                            /** @default  */
                            organization: string;
                            /** @default  */
                            role: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        professionalMemberships: {
                            /** @default  */
                            organization: string;
                            /** @default  */
                            role: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                        }[];
                        /** @default [] */
                        customSections: {
                            /** @default  */
                            heading: string;
                            /** @default  */
                            title: string;
                            /** @default  */
                            organization: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                            /** @default  */
                            url: string;
                            /** @default  */
                            description: string;
                            /** @default [] */
                            points: string[];
                        }[];
                        /** @default [] */
                        references: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            position: string;
                            /** @default  */
                            company: string;
                            /** @default  */
                            email: string;
                            /** @default  */
                            phone: string;
                        }[];
                        /** @default [] */
                        hobbies: string[];
                        /** @default  */
                        additionalInfo: string;
                        version: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCareerData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "personalInfo": {},
                 *       "summary": "",
                 *       "experiences": [],
                 *       "education": [],
                 *       "skills": {},
                 *       "projects": [],
                 *       "certifications": [],
                 *       "publications": [],
                 *       "patents": [],
                 *       "awards": [],
                 *       "volunteerExperience": [],
                 *       "professionalMemberships": [],
                 *       "customSections": [],
                 *       "references": [],
                 *       "hobbies": [],
                 *       "additionalInfo": "",
                 *       "version": 10
                 *     }
                 */
                "application/json": {
                    /** @default {} */
                    personalInfo?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        email?: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        location?: string;
                        /** @default  */
                        linkedin?: string;
                        /** @default  */
                        portfolio?: string;
                        /** @default  */
                        github?: string;
                        /** @default  */
                        twitter?: string;
                        /** @default  */
                        birthDate?: string;
                        /** @default  */
                        militaryService?: string;
                        /** @default  */
                        drivingLicence?: string;
                    };
                    /** @default  */
                    summary?: string;
                    /** @default [] */
                    experiences?: {
                        /** @default  */
                        company?: string;
                        /** @default  */
                        position?: string;
                        /** @default  */
                        location?: string;
                        /** @default  */
                        startDate?: string;
                        /** @default  */
                        endDate?: string;
                        /** @default  */
                        description?: string;
                        /** @default [] */
                        responsibilities?: string[];
                        /** @default [] */
                        achievements?: string[];
                    }[];
                    /** @default [] */
                    education?: {
                        /** @default  */
                        institution?: string;
                        /** @default  */
                        degree?: string;
                        /** @default  */
                        field?: string;
                        /** @default  */
                        location?: string;
                        /** @default  */
                        graduationDate?: string;
                        /** @default  */
                        gpa?: string;
                        /** @default [] */
                        achievements?: string[];
                    }[];
                    /** @default {} */
                    skills?: {
                        /** @default [] */
                        technical?: string[];
                        /** @default [] */
                        soft?: string[];
                        /** @default [] */
                        languages?: {
                            /** @default  */
                            language?: string;
                            /**
                             * @default Native
                             * @enum {string}
                             */
                            proficiency?: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                        }[];
                    };
                    /** @default [] */
                    projects?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        description?: string;
                        /** @default [] */
                        technologies?: string[];
                        /** @default  */
                        url?: string;
                        /** @default  */
                        date?: string;
                    }[];
                    /** @default [] */
                    certifications?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        issuer?: string;
                        /** @default  */
                        date?: string;
                        /** @default  */
                        expiryDate?: string;
                        /** @default  */
                        credentialId?: string;
                    }[];
                    /** @default [] */
                    publications?: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        authors?: string;
                        /** @default  */
                        venue?: string;
                        /** @default  */
                        date?: string;
                        /** @default  */
                        doi?: string;
                        /** @default  */
                        description?: string;
                    }[];
                    /** @default [] */
                    patents?: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        office?: string;
                        /** @default  */
                        number?: string;
                        /** @default  */
                        date?: string;
                        /** @default  */
                        description?: string;
                    }[];
                    /** @default [] */
                    awards?: {
                        /** @default  */
                        title?: string;
                        /** @default  */
                        issuer?: string;
                        /** @default  */
                        date?: string;
                        /** @default  */
                        description?: string;
                    }[];
                    /** @default [] */
                    volunteerExperience?: {
                        /** @default  */
                        organization?: string;
                        /** @default  */
                        role?: string;
                        /** @default  */
                        location?: string;
                        /** @default  */
                        startDate?: string;
                        /** @default  */
                        endDate?: string;
                        /** @default  */
                        description?: string;
                    }[];
                    /** @default [] */
                    professionalMemberships?: {
                        /** @default  */
                        organization?: string;
                        /** @default  */
                        role?: string;
                        /** @default  */
                        startDate?: string;
                        /** @default  */
                        endDate?: string;
                    }[];
                    /** @default [] */
                    customSections?: {
                        /** @default  */
                        heading?: string;
                        /** @default  */
                        title?: string;
                        /** @default  */
                        organization?: string;
                        /** @default  */
                        startDate?: string;
                        /** @default  */
                        endDate?: string;
                        /** @default  */
                        url?: string;
                        /** @default  */
                        description?: string;
                        /** @default [] */
                        points?: string[];
                    }[];
                    /** @default [] */
                    references?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        position?: string;
                        /** @default  */
                        company?: string;
                        /** @default  */
                        email?: string;
                        /** @default  */
                        phone?: string;
                    }[];
                    /** @default [] */
                    hobbies?: string[];
                    /** @default  */
                    additionalInfo?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "personalInfo": {
                     *         "name": "",
                     *         "email": "",
                     *         "phone": "",
                     *         "location": "",
                     *         "linkedin": "",
                     *         "portfolio": "",
                     *         "github": "",
                     *         "twitter": "",
                     *         "birthDate": "",
                     *         "militaryService": "",
                     *         "drivingLicence": ""
                     *       },
                     *       "summary": "",
                     *       "experiences": [],
                     *       "education": [],
                     *       "skills": {
                     *         "technical": [],
                     *         "soft": [],
                     *         "languages": []
                     *       },
                     *       "projects": [],
                     *       "certifications": [],
                     *       "publications": [],
                     *       "patents": [],
                     *       "awards": [],
                     *       "volunteerExperience": [],
                     *       "professionalMemberships": [],
                     *       "customSections": [],
                     *       "references": [],
                     *       "hobbies": [],
                     *       "additionalInfo": "",
                     *       "version": 10
                     *     }
                     */
                    "application/json": {
                        personalInfo: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            email: string;
                            /** @default  */
                            phone: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            linkedin: string;
                            /** @default  */
                            portfolio: string;
                            /** @default  */
                            github: string;
                            /** @default  */
                            twitter: string;
                            /** @default  */
                            birthDate: string;
                            /** @default  */
                            militaryService: string;
                            /** @default  */
                            drivingLicence: string;
                        };
                        /** @default  */
                        summary: string;
                        /** @default [] */
                        experiences: {
                            /** @default  */
                            company: string;
                            /** @default  */
                            position: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                            /** @default  */
                            description: string;
                            /** @default [] */
                            responsibilities: string[];
                            /** @default [] */
                            achievements: string[];
                        }[];
                        /** @default [] */
                        education: {
                            /** @default  */
                            institution: string;
                            /** @default  */
                            degree: string;
                            /** @default  */
                            field: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            graduationDate: string;
                            /** @default  */
                            gpa: string;
                            /** @default [] */
                            achievements: string[];
                        }[];
                        skills: {
                            /** @default [] */
                            technical: string[];
                            /** @default [] */
                            soft: string[];
                            /** @default [] */
                            languages: {
                                /** @default  */
                                language: string;
                                /**
                                 * @default Native
                                 * @enum {string}
                                 */
                                proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                            }[];
                        };
                        /** @default [] */
                        projects: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            description: string;
                            /** @default [] */
                            technologies: string[];
                            /** @default  */
                            url: string;
                            /** @default  */
                            date: string;
                        }[];
                        /** @default [] */
                        certifications: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            issuer: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            expiryDate: string;
                            /** @default  */
                            credentialId: string;
                        }[];
                        /** @default [] */
                        publications: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            authors: string;
                            /** @default  */
                            venue: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            doi: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        patents: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            office: string;
                            /** @default  */
                            number: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        awards: {
                            /** @default  */
                            title: string;
                            /** @default  */
                            issuer: string;
                            /** @default  */
                            date: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        volunteerExperience: {
                            /** @default  */
                            organization: string;
                            /** @default  */
                            role: string;
                            /** @default  */
                            location: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                            /** @default  */
                            description: string;
                        }[];
                        /** @default [] */
                        professionalMemberships: {
                            /** @default  */
                            organization: string;
                            /** @default  */
                            role: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                        }[];
                        /** @default [] */
                        customSections: {
                            /** @default  */
                            heading: string;
                            /** @default  */
                            title: string;
                            /** @default  */
                            organization: string;
                            /** @default  */
                            startDate: string;
                            /** @default  */
                            endDate: string;
                            /** @default  */
                            url: string;
                            /** @default  */
                            description: string;
                            /** @default [] */
                            points: string[];
                        }[];
                        /** @default [] */
                        references: {
                            /** @default  */
                            name: string;
                            /** @default  */
                            position: string;
                            /** @default  */
                            company: string;
                            /** @default  */
                            email: string;
                            /** @default  */
                            phone: string;
                        }[];
                        /** @default [] */
                        hobbies: string[];
                        /** @default  */
                        additionalInfo: string;
                        version: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCareerDataUploadCv: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    cv: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Ada Yılmaz, İzmir",
                     *       "added": {},
                     *       "profile": {
                     *         "personalInfo": {
                     *           "name": "",
                     *           "email": "",
                     *           "phone": "",
                     *           "location": "",
                     *           "linkedin": "",
                     *           "portfolio": "",
                     *           "github": "",
                     *           "twitter": "",
                     *           "birthDate": "",
                     *           "militaryService": "",
                     *           "drivingLicence": ""
                     *         },
                     *         "summary": "",
                     *         "experiences": [],
                     *         "education": [],
                     *         "skills": {
                     *           "technical": [],
                     *           "soft": [],
                     *           "languages": []
                     *         },
                     *         "projects": [],
                     *         "certifications": [],
                     *         "publications": [],
                     *         "patents": [],
                     *         "awards": [],
                     *         "volunteerExperience": [],
                     *         "professionalMemberships": [],
                     *         "customSections": [],
                     *         "references": [],
                     *         "hobbies": [],
                     *         "additionalInfo": "",
                     *         "version": 10
                     *       },
                     *       "read": [
                     *         {
                     *           "text": "Ada Yılmaz, İzmir",
                     *           "takenFor": "Ada Yılmaz, İzmir",
                     *           "reason": "Ada Yılmaz, İzmir"
                     *         }
                     *       ],
                     *       "document": {
                     *         "kind": "pages",
                     *         "sureness": 10,
                     *         "pages": [
                     *           {
                     *             "ratio": 10
                     *           }
                     *         ],
                     *         "lines": [
                     *           {
                     *             "text": "Ada Yılmaz, İzmir",
                     *             "spots": [
                     *               {
                     *                 "page": 10,
                     *                 "left": 10,
                     *                 "top": 10,
                     *                 "width": 10,
                     *                 "height": 10
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "unclear": [
                     *           {
                     *             "page": 10,
                     *             "left": 10,
                     *             "top": 10,
                     *             "width": 10,
                     *             "height": 10
                     *           }
                     *         ],
                     *         "profile": {
                     *           "personalInfo": {
                     *             "name": "",
                     *             "email": "",
                     *             "phone": "",
                     *             "location": "",
                     *             "linkedin": "",
                     *             "portfolio": "",
                     *             "github": "",
                     *             "twitter": "",
                     *             "birthDate": "",
                     *             "militaryService": "",
                     *             "drivingLicence": ""
                     *           },
                     *           "summary": "",
                     *           "experiences": [],
                     *           "education": [],
                     *           "skills": {
                     *             "technical": [],
                     *             "soft": [],
                     *             "languages": []
                     *           },
                     *           "projects": [],
                     *           "certifications": [],
                     *           "publications": [],
                     *           "patents": [],
                     *           "awards": [],
                     *           "volunteerExperience": [],
                     *           "professionalMemberships": [],
                     *           "customSections": [],
                     *           "references": [],
                     *           "hobbies": [],
                     *           "additionalInfo": ""
                     *         },
                     *         "values": [
                     *           {
                     *             "place": "Ada Yılmaz, İzmir",
                     *             "text": "Ada Yılmaz, İzmir",
                     *             "lines": [
                     *               10
                     *             ],
                     *             "spots": [
                     *               {
                     *                 "page": 10,
                     *                 "left": 10,
                     *                 "top": 10,
                     *                 "width": 10,
                     *                 "height": 10
                     *               }
                     *             ],
                     *             "doubt": "unclear"
                     *           }
                     *         ],
                     *         "leftOver": [
                     *           10
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        added: {
                            [key: string]: number;
                        };
                        profile: {
                            personalInfo: {
                                /** @default  */
                                name: string;
                                /** @default  */
                                email: string;
                                /** @default  */
                                phone: string;
                                /** @default  */
                                location: string;
                                /** @default  */
                                linkedin: string;
                                /** @default  */
                                portfolio: string;
                                /** @default  */
                                github: string;
                                /** @default  */
                                twitter: string;
                                /** @default  */
                                birthDate: string;
                                /** @default  */
                                militaryService: string;
                                /** @default  */
                                drivingLicence: string;
                            };
                            /** @default  */
                            summary: string;
                            /** @default [] */
                            experiences: {
                                /** @default  */
                                company: string;
                                /** @default  */
                                position: string;
                                /** @default  */
                                location: string;
                                /** @default  */
                                startDate: string;
                                /** @default  */
                                endDate: string;
                                /** @default  */
                                description: string;
                                /** @default [] */
                                responsibilities: string[];
                                /** @default [] */
                                achievements: string[];
                            }[];
                            /** @default [] */
                            education: {
                                /** @default  */
                                institution: string;
                                /** @default  */
                                degree: string;
                                /** @default  */
                                field: string;
                                /** @default  */
                                location: string;
                                /** @default  */
                                graduationDate: string;
                                /** @default  */
                                gpa: string;
                                /** @default [] */
                                achievements: string[];
                            }[];
                            skills: {
                                /** @default [] */
                                technical: string[];
                                /** @default [] */
                                soft: string[];
                                /** @default [] */
                                languages: {
                                    /** @default  */
                                    language: string;
                                    /**
                                     * @default Native
                                     * @enum {string}
                                     */
                                    proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                                }[];
                            };
                            /** @default [] */
                            projects: {
                                /** @default  */
                                name: string;
                                /** @default  */
                                description: string;
                                /** @default [] */
                                technologies: string[];
                                /** @default  */
                                url: string;
                                /** @default  */
                                date: string;
                            }[];
                            /** @default [] */
                            certifications: {
                                /** @default  */
                                name: string;
                                /** @default  */
                                issuer: string;
                                /** @default  */
                                date: string;
                                /** @default  */
                                expiryDate: string;
                                /** @default  */
                                credentialId: string;
                            }[];
                            /** @default [] */
                            publications: {
                                /** @default  */
                                title: string;
                                /** @default  */
                                authors: string;
                                /** @default  */
                                venue: string;
                                /** @default  */
                                date: string;
                                /** @default  */
                                doi: string;
                                /** @default  */
                                description: string;
                            }[];
                            /** @default [] */
                            patents: {
                                /** @default  */
                                title: string;
                                /** @default  */
                                office: string;
                                /** @default  */
                                number: string;
                                /** @default  */
                                date: string;
                                /** @default  */
                                description: string;
                            }[];
                            /** @default [] */
                            awards: {
                                /** @default  */
                                title: string;
                                /** @default  */
                                issuer: string;
                                /** @default  */
                                date: string;
                                /** @default  */
                                description: string;
                            }[];
                            /** @default [] */
                            volunteerExperience: {
                                /** @default  */
                                organization: string;
                                /** @default  */
                                role: string;
                                /** @default  */
                                location: string;
                                /** @default  */
                                startDate: string;
                                /** @default  */
                                endDate: string;
                                /** @default  */
                                description: string;
                            }[];
                            /** @default [] */
                            professionalMemberships: {
                                /** @default  */
                                organization: string;
                                /** @default  */
                                role: string;
                                /** @default  */
                                startDate: string;
                                /** @default  */
                                endDate: string;
                            }[];
                            /** @default [] */
                            customSections: {
                                /** @default  */
                                heading: string;
                                /** @default  */
                                title: string;
                                /** @default  */
                                organization: string;
                                /** @default  */
                                startDate: string;
                                /** @default  */
                                endDate: string;
                                /** @default  */
                                url: string;
                                /** @default  */
                                description: string;
                                /** @default [] */
                                points: string[];
                            }[];
                            /** @default [] */
                            references: {
                                /** @default  */
                                name: string;
                                /** @default  */
                                position: string;
                                /** @default  */
                                company: string;
                                /** @default  */
                                email: string;
                                /** @default  */
                                phone: string;
                            }[];
                            /** @default [] */
                            hobbies: string[];
                            /** @default  */
                            additionalInfo: string;
                            version: number;
                        };
                        read: {
                            text: string;
                            takenFor: string;
                            reason: string;
                        }[];
                        document: {
                            /** @enum {string} */
                            kind: "pages" | "lines" | "scan";
                            sureness: number | null;
                            pages: {
                                ratio: number;
                            }[];
                            lines: {
                                text: string;
                                spots: {
                                    page: number;
                                    left: number;
                                    top: number;
                                    width: number;
                                    height: number;
                                }[];
                            }[];
                            unclear: {
                                page: number;
                                left: number;
                                top: number;
                                width: number;
                                height: number;
                            }[];
                            profile: components["schemas"]["CareerProfile"];
                            values: {
                                place: string;
                                text: string;
                                lines: number[];
                                spots: {
                                    page: number;
                                    left: number;
                                    top: number;
                                    width: number;
                                    height: number;
                                }[];
                                doubt: ("unclear" | "reworded" | "missing" | "order") | null;
                            }[];
                            leftOver: number[];
                        };
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postCareerDataUploadCvSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    cv: string;
                };
            };
        };
        responses: {
            /** @description A line of JSON for each event */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /** @constant */
                        type: "waiting";
                        ahead: number;
                    } | {
                        /** @constant */
                        type: "page";
                        page: number;
                        of: number;
                    } | {
                        /** @constant */
                        type: "done";
                        answer: {
                            message: string;
                            added: {
                                [key: string]: number;
                            };
                            profile: {
                                personalInfo: {
                                    /** @default  */
                                    name: string;
                                    /** @default  */
                                    email: string;
                                    /** @default  */
                                    phone: string;
                                    /** @default  */
                                    location: string;
                                    /** @default  */
                                    linkedin: string;
                                    /** @default  */
                                    portfolio: string;
                                    /** @default  */
                                    github: string;
                                    /** @default  */
                                    twitter: string;
                                    /** @default  */
                                    birthDate: string;
                                    /** @default  */
                                    militaryService: string;
                                    /** @default  */
                                    drivingLicence: string;
                                };
                                /** @default  */
                                summary: string;
                                /** @default [] */
                                experiences: {
                                    /** @default  */
                                    company: string;
                                    /** @default  */
                                    position: string;
                                    /** @default  */
                                    location: string;
                                    /** @default  */
                                    startDate: string;
                                    /** @default  */
                                    endDate: string;
                                    /** @default  */
                                    description: string;
                                    /** @default [] */
                                    responsibilities: string[];
                                    /** @default [] */
                                    achievements: string[];
                                }[];
                                /** @default [] */
                                education: {
                                    /** @default  */
                                    institution: string;
                                    /** @default  */
                                    degree: string;
                                    /** @default  */
                                    field: string;
                                    /** @default  */
                                    location: string;
                                    /** @default  */
                                    graduationDate: string;
                                    /** @default  */
                                    gpa: string;
                                    /** @default [] */
                                    achievements: string[];
                                }[];
                                skills: {
                                    /** @default [] */
                                    technical: string[];
                                    /** @default [] */
                                    soft: string[];
                                    /** @default [] */
                                    languages: {
                                        /** @default  */
                                        language: string;
                                        /**
                                         * @default Native
                                         * @enum {string}
                                         */
                                        proficiency: "Native" | "Fluent" | "Professional" | "Intermediate" | "Basic";
                                    }[];
                                };
                                /** @default [] */
                                projects: {
                                    /** @default  */
                                    name: string;
                                    /** @default  */
                                    description: string;
                                    /** @default [] */
                                    technologies: string[];
                                    /** @default  */
                                    url: string;
                                    /** @default  */
                                    date: string;
                                }[];
                                /** @default [] */
                                certifications: {
                                    /** @default  */
                                    name: string;
                                    /** @default  */
                                    issuer: string;
                                    /** @default  */
                                    date: string;
                                    /** @default  */
                                    expiryDate: string;
                                    /** @default  */
                                    credentialId: string;
                                }[];
                                /** @default [] */
                                publications: {
                                    /** @default  */
                                    title: string;
                                    /** @default  */
                                    authors: string;
                                    /** @default  */
                                    venue: string;
                                    /** @default  */
                                    date: string;
                                    /** @default  */
                                    doi: string;
                                    /** @default  */
                                    description: string;
                                }[];
                                /** @default [] */
                                patents: {
                                    /** @default  */
                                    title: string;
                                    /** @default  */
                                    office: string;
                                    /** @default  */
                                    number: string;
                                    /** @default  */
                                    date: string;
                                    /** @default  */
                                    description: string;
                                }[];
                                /** @default [] */
                                awards: {
                                    /** @default  */
                                    title: string;
                                    /** @default  */
                                    issuer: string;
                                    /** @default  */
                                    date: string;
                                    /** @default  */
                                    description: string;
                                }[];
                                /** @default [] */
                                volunteerExperience: {
                                    /** @default  */
                                    organization: string;
                                    /** @default  */
                                    role: string;
                                    /** @default  */
                                    location: string;
                                    /** @default  */
                                    startDate: string;
                                    /** @default  */
                                    endDate: string;
                                    /** @default  */
                                    description: string;
                                }[];
                                /** @default [] */
                                professionalMemberships: {
                                    /** @default  */
                                    organization: string;
                                    /** @default  */
                                    role: string;
                                    /** @default  */
                                    startDate: string;
                                    /** @default  */
                                    endDate: string;
                                }[];
                                /** @default [] */
                                customSections: {
                                    /** @default  */
                                    heading: string;
                                    /** @default  */
                                    title: string;
                                    /** @default  */
                                    organization: string;
                                    /** @default  */
                                    startDate: string;
                                    /** @default  */
                                    endDate: string;
                                    /** @default  */
                                    url: string;
                                    /** @default  */
                                    description: string;
                                    /** @default [] */
                                    points: string[];
                                }[];
                                /** @default [] */
                                references: {
                                    /** @default  */
                                    name: string;
                                    /** @default  */
                                    position: string;
                                    /** @default  */
                                    company: string;
                                    /** @default  */
                                    email: string;
                                    /** @default  */
                                    phone: string;
                                }[];
                                /** @default [] */
                                hobbies: string[];
                                /** @default  */
                                additionalInfo: string;
                                version: number;
                            };
                            read: {
                                text: string;
                                takenFor: string;
                                reason: string;
                            }[];
                            document: {
                                /** @enum {string} */
                                kind: "pages" | "lines" | "scan";
                                sureness: number | null;
                                pages: {
                                    ratio: number;
                                }[];
                                lines: {
                                    text: string;
                                    spots: {
                                        page: number;
                                        left: number;
                                        top: number;
                                        width: number;
                                        height: number;
                                    }[];
                                }[];
                                unclear: {
                                    page: number;
                                    left: number;
                                    top: number;
                                    width: number;
                                    height: number;
                                }[];
                                profile: components["schemas"]["CareerProfile"];
                                values: {
                                    place: string;
                                    text: string;
                                    lines: number[];
                                    spots: {
                                        page: number;
                                        left: number;
                                        top: number;
                                        width: number;
                                        height: number;
                                    }[];
                                    doubt: ("unclear" | "reworded" | "missing" | "order") | null;
                                }[];
                                leftOver: number[];
                            };
                        };
                    } | {
                        /** @constant */
                        type: "failed";
                        error: components["schemas"]["Error"];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Yılmaz, İzmir",
                 *       "email": "ada@example.com",
                 *       "subject": "Ada Yılmaz, İzmir",
                 *       "message": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    subject: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Ada Yılmaz, İzmir"
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTickets: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                status?: "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "subject": "Ada Yılmaz, İzmir",
                     *         "description": "Ada Yılmaz, İzmir",
                     *         "status": "open",
                     *         "priority": "low",
                     *         "createdAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        description: string;
                        /** @enum {string} */
                        status: "open" | "closed";
                        /** @enum {string} */
                        priority: "low" | "medium" | "high";
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Ada Yılmaz, İzmir",
                 *       "description": "Ada Yılmaz, İzmir",
                 *       "priority": "medium"
                 *     }
                 */
                "application/json": {
                    subject: string;
                    description: string;
                    /**
                     * @default medium
                     * @enum {string}
                     */
                    priority?: "low" | "medium" | "high";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "subject": "Ada Yılmaz, İzmir",
                     *       "description": "Ada Yılmaz, İzmir",
                     *       "status": "open",
                     *       "priority": "low",
                     *       "createdAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        description: string;
                        /** @enum {string} */
                        status: "open" | "closed";
                        /** @enum {string} */
                        priority: "low" | "medium" | "high";
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTicketsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ticket": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "subject": "Ada Yılmaz, İzmir",
                     *         "description": "Ada Yılmaz, İzmir",
                     *         "status": "open",
                     *         "priority": "low",
                     *         "createdAt": "2026-11-21T10:15:30.000Z"
                     *       },
                     *       "replies": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "message": "Ada Yılmaz, İzmir",
                     *           "isAdminReply": true,
                     *           "createdAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "owner": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "email": "Ada Yılmaz, İzmir",
                     *         "firstName": "Ada Yılmaz, İzmir",
                     *         "lastName": "Ada Yılmaz, İzmir",
                     *         "language": "en"
                     *       }
                     *     }
                     */
                    "application/json": {
                        ticket: {
                            /** Format: uuid */
                            id: string;
                            subject: string;
                            description: string;
                            /** @enum {string} */
                            status: "open" | "closed";
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            /** Format: date-time */
                            createdAt: string;
                        };
                        replies: {
                            /** Format: uuid */
                            id: string;
                            message: string;
                            isAdminReply: boolean;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        owner?: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            firstName: string;
                            lastName: string;
                            /** @enum {string} */
                            language: "en" | "tr";
                        };
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postTicketsIdReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Ada Yılmaz, İzmir"
                 *     }
                 */
                "application/json": {
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "message": "Ada Yılmaz, İzmir",
                     *       "isAdminReply": true,
                     *       "createdAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        message: string;
                        isAdminReply: boolean;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchTicketsIdStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "open"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "open" | "closed";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "subject": "Ada Yılmaz, İzmir",
                     *       "description": "Ada Yılmaz, İzmir",
                     *       "status": "open",
                     *       "priority": "low",
                     *       "createdAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        description: string;
                        /** @enum {string} */
                        status: "open" | "closed";
                        /** @enum {string} */
                        priority: "low" | "medium" | "high";
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "name": "Ada Yılmaz, İzmir",
                     *         "scopes": [
                     *           "read"
                     *         ],
                     *         "expiresAt": "2026-11-21T10:15:30.000Z",
                     *         "lastUsedAt": "2026-11-21T10:15:30.000Z",
                     *         "createdAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        scopes: ("read" | "write" | "admin" | "profile" | "score" | "generate" | "download" | "applications")[];
                        /** Format: date-time */
                        expiresAt: string;
                        lastUsedAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Yılmaz, İzmir",
                 *       "scopes": [
                 *         "read"
                 *       ],
                 *       "expiresInDays": 90
                 *     }
                 */
                "application/json": {
                    name: string;
                    scopes: ("read" | "write" | "admin" | "profile" | "score" | "generate" | "download" | "applications")[];
                    /** @default 90 */
                    expiresInDays?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "name": "Ada Yılmaz, İzmir",
                     *       "scopes": [
                     *         "read"
                     *       ],
                     *       "expiresAt": "2026-11-21T10:15:30.000Z",
                     *       "lastUsedAt": "2026-11-21T10:15:30.000Z",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "token": "Ada Yılmaz, İzmir"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        scopes: ("read" | "write" | "admin" | "profile" | "score" | "generate" | "download" | "applications")[];
                        /** Format: date-time */
                        expiresAt: string;
                        lastUsedAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        token: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteTokensId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "url": "Ada Yılmaz, İzmir",
                     *         "events": [
                     *           "cv.saved"
                     *         ],
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "deliveries": [
                     *           {
                     *             "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *             "event": "Ada Yılmaz, İzmir",
                     *             "status": "queued",
                     *             "attempts": 10,
                     *             "outcome": "Ada Yılmaz, İzmir",
                     *             "createdAt": "2026-11-21T10:15:30.000Z",
                     *             "deliveredAt": "2026-11-21T10:15:30.000Z"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: ("cv.saved" | "application.moved")[];
                        /** Format: date-time */
                        createdAt: string;
                        deliveries: {
                            /** Format: uuid */
                            id: string;
                            event: string;
                            /** @enum {string} */
                            status: "queued" | "delivered" | "failed";
                            attempts: number;
                            outcome: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            deliveredAt: string | null;
                        }[];
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.com/terzi",
                 *       "events": [
                 *         "cv.saved"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: uri */
                    url: string;
                    events: ("cv.saved" | "application.moved")[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "url": "Ada Yılmaz, İzmir",
                     *       "events": [
                     *         "cv.saved"
                     *       ],
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "deliveries": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "event": "Ada Yılmaz, İzmir",
                     *           "status": "queued",
                     *           "attempts": 10,
                     *           "outcome": "Ada Yılmaz, İzmir",
                     *           "createdAt": "2026-11-21T10:15:30.000Z",
                     *           "deliveredAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "secret": "Ada Yılmaz, İzmir"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: ("cv.saved" | "application.moved")[];
                        /** Format: date-time */
                        createdAt: string;
                        deliveries: {
                            /** Format: uuid */
                            id: string;
                            event: string;
                            /** @enum {string} */
                            status: "queued" | "delivered" | "failed";
                            attempts: number;
                            outcome: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            deliveredAt: string | null;
                        }[];
                        secret: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postWebhooksIdPing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteWebhooksId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalUsers": 10,
                     *       "recentSignups": 10,
                     *       "totalCvs": 10,
                     *       "avgCvsPerUser": 10,
                     *       "avgCreditsPerUser": 10,
                     *       "totalRevenue": 10,
                     *       "totalPurchases": 10,
                     *       "totalCreditsUsed": 10
                     *     }
                     */
                    "application/json": {
                        totalUsers: number;
                        recentSignups: number;
                        totalCvs: number;
                        avgCvsPerUser: number;
                        avgCreditsPerUser: number;
                        totalRevenue: number;
                        totalPurchases: number;
                        totalCreditsUsed: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminStatsDays: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "day": "2026-11-21",
                     *         "signUps": 10,
                     *         "cvs": 10,
                     *         "purchases": 10,
                     *         "revenue": 10
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: date */
                        day: string;
                        signUps: number;
                        cvs: number;
                        purchases: number;
                        revenue: number;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminWorkQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "waitingTickets": 10,
                     *       "openMessages": 10,
                     *       "disputedPurchases": 10,
                     *       "failedMails": 10,
                     *       "failedJobs": 10
                     *     }
                     */
                    "application/json": {
                        waitingTickets: number;
                        openMessages: number;
                        disputedPurchases: number;
                        failedMails: number;
                        failedJobs: number;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminUsers: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                sort?: "newest" | "credits";
                role?: "user" | "admin";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "email": "Ada Yılmaz, İzmir",
                     *         "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *         "firstName": "Ada Yılmaz, İzmir",
                     *         "lastName": "Ada Yılmaz, İzmir",
                     *         "language": "en",
                     *         "credits": 10,
                     *         "role": "user",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "hasPassword": true,
                     *         "passkeyWanted": true,
                     *         "disabledAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        emailConfirmedAt: string | null;
                        firstName: string;
                        lastName: string;
                        /** @enum {string} */
                        language: "en" | "tr";
                        credits: number;
                        /** @enum {string} */
                        role: "user" | "admin";
                        /** Format: date-time */
                        createdAt: string;
                        hasPassword: boolean;
                        /** @constant */
                        passkeyWanted?: true;
                        disabledAt: string | null;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminUsersUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "email": "Ada Yılmaz, İzmir",
                     *         "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *         "firstName": "Ada Yılmaz, İzmir",
                     *         "lastName": "Ada Yılmaz, İzmir",
                     *         "language": "en",
                     *         "credits": 10,
                     *         "role": "user",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "hasPassword": true,
                     *         "passkeyWanted": true,
                     *         "disabledAt": "2026-11-21T10:15:30.000Z"
                     *       },
                     *       "ledger": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "kind": "signup",
                     *           "amount": 10,
                     *           "balanceAfter": 10,
                     *           "purchaseId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "cvId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "actorId": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "createdAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "purchases": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "package": {
                     *             "name": "Ada Yılmaz, İzmir"
                     *           },
                     *           "credits": 10,
                     *           "amount": 10,
                     *           "status": "pending",
                     *           "createdAt": "2026-11-21T10:15:30.000Z",
                     *           "completedAt": "2026-11-21T10:15:30.000Z",
                     *           "refundedAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "cvs": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "jobTitle": "Ada Yılmaz, İzmir",
                     *           "company": "Ada Yılmaz, İzmir",
                     *           "matchScore": 10,
                     *           "isScored": true,
                     *           "language": "en",
                     *           "tone": "formal",
                     *           "template": "modern",
                     *           "createdAt": "2026-11-21T10:15:30.000Z",
                     *           "editedAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "tickets": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "subject": "Ada Yılmaz, İzmir",
                     *           "description": "Ada Yılmaz, İzmir",
                     *           "status": "open",
                     *           "priority": "low",
                     *           "createdAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "waysIn": {
                     *         "passkeyCount": 10,
                     *         "sites": [
                     *           "Ada Yılmaz, İzmir"
                     *         ]
                     *       },
                     *       "mails": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "recipient": "Ada Yılmaz, İzmir",
                     *           "template": "Ada Yılmaz, İzmir",
                     *           "status": "queued",
                     *           "attempts": 10,
                     *           "lastError": "Ada Yılmaz, İzmir",
                     *           "createdAt": "2026-11-21T10:15:30.000Z",
                     *           "sentAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "sessions": [
                     *         {
                     *           "id": "Ada Yılmaz, İzmir",
                     *           "userAgent": "Ada Yılmaz, İzmir",
                     *           "createdAt": "2026-11-21T10:15:30.000Z",
                     *           "expiresAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ],
                     *       "audit": [
                     *         {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "action": "package.create",
                     *           "actor": {
                     *             "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *             "email": "Ada Yılmaz, İzmir"
                     *           },
                     *           "target": "Ada Yılmaz, İzmir",
                     *           "before": {},
                     *           "after": {},
                     *           "createdAt": "2026-11-21T10:15:30.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            emailConfirmedAt: string | null;
                            firstName: string;
                            lastName: string;
                            /** @enum {string} */
                            language: "en" | "tr";
                            credits: number;
                            /** @enum {string} */
                            role: "user" | "admin";
                            /** Format: date-time */
                            createdAt: string;
                            hasPassword: boolean;
                            /** @constant */
                            passkeyWanted?: true;
                            disabledAt: string | null;
                        };
                        ledger: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "signup" | "purchase" | "cv" | "letter" | "interview" | "twin" | "application" | "gap" | "share" | "refund" | "admin";
                            amount: number;
                            balanceAfter: number;
                            purchaseId: string | null;
                            cvId: string | null;
                            actorId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        purchases: {
                            /** Format: uuid */
                            id: string;
                            package: {
                                name: string;
                            };
                            credits: number;
                            amount: number;
                            /** @enum {string} */
                            status: "pending" | "completed" | "failed" | "refunded";
                            /** Format: date-time */
                            createdAt: string;
                            completedAt: string | null;
                            refundedAt: string | null;
                        }[];
                        cvs: components["schemas"]["CvSummary"][];
                        tickets: {
                            /** Format: uuid */
                            id: string;
                            subject: string;
                            description: string;
                            /** @enum {string} */
                            status: "open" | "closed";
                            /** @enum {string} */
                            priority: "low" | "medium" | "high";
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                        waysIn: {
                            passkeyCount: number;
                            sites: string[];
                        };
                        mails: {
                            /** Format: uuid */
                            id: string;
                            recipient: string;
                            template: string;
                            /** @enum {string} */
                            status: "queued" | "sent" | "failed";
                            attempts: number;
                            lastError: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            sentAt: string | null;
                        }[];
                        sessions: {
                            id: string;
                            userAgent: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                        }[];
                        audit: {
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            action: "package.create" | "package.update" | "setting.update" | "user.credits" | "user.role" | "user.disabled" | "purchase.refund" | "ticket.status" | "answer.create" | "answer.update" | "answer.delete" | "contact.done" | "job.retry" | "mail.retry" | "list.export" | "payment.disputed" | "payment.mismatch" | "payment.partly-refunded";
                            actor: {
                                /** Format: uuid */
                                id: string;
                                email: string;
                            } | null;
                            target: string;
                            before: unknown;
                            after: unknown;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAdminUsersUserIdCredits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credits": 10
                 *     }
                 */
                "application/json": {
                    credits: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true,
                     *       "disabledAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        emailConfirmedAt: string | null;
                        firstName: string;
                        lastName: string;
                        /** @enum {string} */
                        language: "en" | "tr";
                        credits: number;
                        /** @enum {string} */
                        role: "user" | "admin";
                        /** Format: date-time */
                        createdAt: string;
                        hasPassword: boolean;
                        /** @constant */
                        passkeyWanted?: true;
                        disabledAt: string | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAdminUsersUserIdRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "user"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    role: "user" | "admin";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true,
                     *       "disabledAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        emailConfirmedAt: string | null;
                        firstName: string;
                        lastName: string;
                        /** @enum {string} */
                        language: "en" | "tr";
                        credits: number;
                        /** @enum {string} */
                        role: "user" | "admin";
                        /** Format: date-time */
                        createdAt: string;
                        hasPassword: boolean;
                        /** @constant */
                        passkeyWanted?: true;
                        disabledAt: string | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAdminUsersUserIdDisabled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "disabled": true
                 *     }
                 */
                "application/json": {
                    disabled: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "emailConfirmedAt": "2026-11-21T10:15:30.000Z",
                     *       "firstName": "Ada Yılmaz, İzmir",
                     *       "lastName": "Ada Yılmaz, İzmir",
                     *       "language": "en",
                     *       "credits": 10,
                     *       "role": "user",
                     *       "createdAt": "2026-11-21T10:15:30.000Z",
                     *       "hasPassword": true,
                     *       "passkeyWanted": true,
                     *       "disabledAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        email: string;
                        emailConfirmedAt: string | null;
                        firstName: string;
                        lastName: string;
                        /** @enum {string} */
                        language: "en" | "tr";
                        credits: number;
                        /** @enum {string} */
                        role: "user" | "admin";
                        /** Format: date-time */
                        createdAt: string;
                        hasPassword: boolean;
                        /** @constant */
                        passkeyWanted?: true;
                        disabledAt: string | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminPurchases: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                status?: "pending" | "completed" | "failed" | "refunded" | "disputed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "package": {
                     *           "name": "Ada Yılmaz, İzmir"
                     *         },
                     *         "credits": 10,
                     *         "amount": 10,
                     *         "status": "pending",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "completedAt": "2026-11-21T10:15:30.000Z",
                     *         "refundedAt": "2026-11-21T10:15:30.000Z",
                     *         "user": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "email": "Ada Yılmaz, İzmir",
                     *           "firstName": "Ada Yılmaz, İzmir",
                     *           "lastName": "Ada Yılmaz, İzmir"
                     *         },
                     *         "provider": "Ada Yılmaz, İzmir",
                     *         "intentId": "Ada Yılmaz, İzmir"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        package: {
                            name: string;
                        };
                        credits: number;
                        amount: number;
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "refunded";
                        /** Format: date-time */
                        createdAt: string;
                        completedAt: string | null;
                        refundedAt: string | null;
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            firstName: string;
                            lastName: string;
                        };
                        provider: string;
                        intentId: string;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAdminPurchasesPurchaseIdRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description A name of your own for this request. Sent again with the same name, it is done once. Good for a day. */
                "Idempotency-Key"?: string;
            };
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "pending"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "pending" | "completed" | "failed" | "refunded";
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "name": "Ada Yılmaz, İzmir",
                     *         "price": 10,
                     *         "credits": 10,
                     *         "bonusCredits": 10,
                     *         "active": true,
                     *         "popular": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        price: number;
                        credits: number;
                        bonusCredits: number;
                        active: boolean;
                        popular: boolean;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAdminPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Yılmaz, İzmir",
                 *       "credits": 10,
                 *       "bonusCredits": 0,
                 *       "price": 10,
                 *       "popular": false,
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    name: string;
                    credits: number;
                    /** @default 0 */
                    bonusCredits?: number;
                    price: number;
                    /** @default false */
                    popular?: boolean;
                    /** @default true */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "name": "Ada Yılmaz, İzmir",
                     *       "price": 10,
                     *       "credits": 10,
                     *       "bonusCredits": 10,
                     *       "active": true,
                     *       "popular": true
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        price: number;
                        credits: number;
                        bonusCredits: number;
                        active: boolean;
                        popular: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAdminPackagesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ada Yılmaz, İzmir",
                 *       "credits": 10,
                 *       "bonusCredits": 10,
                 *       "price": 10,
                 *       "popular": true,
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    name?: string;
                    credits?: number;
                    bonusCredits?: number;
                    price?: number;
                    popular?: boolean;
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "name": "Ada Yılmaz, İzmir",
                     *       "price": 10,
                     *       "credits": 10,
                     *       "bonusCredits": 10,
                     *       "active": true,
                     *       "popular": true
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        price: number;
                        credits: number;
                        bonusCredits: number;
                        active: boolean;
                        popular: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminTickets: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                status?: "waiting" | "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "subject": "Ada Yılmaz, İzmir",
                     *         "description": "Ada Yılmaz, İzmir",
                     *         "status": "open",
                     *         "priority": "low",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "user": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "email": "Ada Yılmaz, İzmir",
                     *           "firstName": "Ada Yılmaz, İzmir",
                     *           "lastName": "Ada Yılmaz, İzmir"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        subject: string;
                        description: string;
                        /** @enum {string} */
                        status: "open" | "closed";
                        /** @enum {string} */
                        priority: "low" | "medium" | "high";
                        /** Format: date-time */
                        createdAt: string;
                        user: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                            firstName: string;
                            lastName: string;
                        };
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "key": "Ada Yılmaz, İzmir",
                     *         "value": "Ada Yılmaz, İzmir",
                     *         "description": "Ada Yılmaz, İzmir",
                     *         "changed": {
                     *           "at": "2026-11-21T10:15:30.000Z",
                     *           "by": "Ada Yılmaz, İzmir"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        key: string;
                        value: string;
                        description: string;
                        changed: {
                            /** Format: date-time */
                            at: string;
                            by: string | null;
                        } | null;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAdminSettingsKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": ""
                 *     }
                 */
                "application/json": {
                    /** @default  */
                    value?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "key": "Ada Yılmaz, İzmir",
                     *       "value": "Ada Yılmaz, İzmir",
                     *       "description": "Ada Yılmaz, İzmir",
                     *       "changed": {
                     *         "at": "2026-11-21T10:15:30.000Z",
                     *         "by": "Ada Yılmaz, İzmir"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        key: string;
                        value: string;
                        description: string;
                        changed: {
                            /** Format: date-time */
                            at: string;
                            by: string | null;
                        } | null;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminUsersExport: {
        parameters: {
            query?: {
                search?: string;
                sort?: "newest" | "credits";
                role?: "user" | "admin";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminPurchasesExport: {
        parameters: {
            query?: {
                search?: string;
                status?: "pending" | "completed" | "failed" | "refunded" | "disputed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminTicketsExport: {
        parameters: {
            query?: {
                search?: string;
                status?: "waiting" | "open" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminContactMessagesExport: {
        parameters: {
            query?: {
                search?: string;
                state?: "open" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminAuditExport: {
        parameters: {
            query?: {
                search?: string;
                action?: "package.create" | "package.update" | "setting.update" | "user.credits" | "user.role" | "user.disabled" | "purchase.refund" | "ticket.status" | "answer.create" | "answer.update" | "answer.delete" | "contact.done" | "job.retry" | "mail.retry" | "list.export" | "payment.disputed" | "payment.mismatch" | "payment.partly-refunded";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminMailsExport: {
        parameters: {
            query?: {
                search?: string;
                status?: "queued" | "sent" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminSavedFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "list": "users",
                     *         "name": "Ada Yılmaz, İzmir",
                     *         "filters": {}
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        list: "users" | "purchases" | "tickets" | "messages" | "audit" | "mails";
                        name: string;
                        filters: {
                            [key: string]: string;
                        };
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAdminSavedFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "list": "users",
                 *       "name": "Ada Yılmaz, İzmir",
                 *       "filters": {}
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    list: "users" | "purchases" | "tickets" | "messages" | "audit" | "mails";
                    name: string;
                    filters: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "list": "users",
                     *       "name": "Ada Yılmaz, İzmir",
                     *       "filters": {}
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        list: "users" | "purchases" | "tickets" | "messages" | "audit" | "mails";
                        name: string;
                        filters: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAdminSavedFiltersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminContactMessages: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                state?: "open" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "name": "Ada Yılmaz, İzmir",
                     *         "email": "Ada Yılmaz, İzmir",
                     *         "subject": "Ada Yılmaz, İzmir",
                     *         "message": "Ada Yılmaz, İzmir",
                     *         "doneAt": "2026-11-21T10:15:30.000Z",
                     *         "createdAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        email: string;
                        subject: string;
                        message: string;
                        doneAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAdminContactMessagesId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "done": true
                 *     }
                 */
                "application/json": {
                    done: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "name": "Ada Yılmaz, İzmir",
                     *       "email": "Ada Yılmaz, İzmir",
                     *       "subject": "Ada Yılmaz, İzmir",
                     *       "message": "Ada Yılmaz, İzmir",
                     *       "doneAt": "2026-11-21T10:15:30.000Z",
                     *       "createdAt": "2026-11-21T10:15:30.000Z"
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        email: string;
                        subject: string;
                        message: string;
                        doneAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminCannedAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "title": "Ada Yılmaz, İzmir",
                     *         "texts": {
                     *           "en": "Ada Yılmaz, İzmir",
                     *           "tr": "Ada Yılmaz, İzmir"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        texts: {
                            [key: string]: string;
                        };
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAdminCannedAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ada Yılmaz, İzmir",
                 *       "texts": {
                 *         "en": "Ada Yılmaz, İzmir",
                 *         "tr": "Ada Yılmaz, İzmir"
                 *       }
                 *     }
                 */
                "application/json": {
                    title: string;
                    texts: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "title": "Ada Yılmaz, İzmir",
                     *       "texts": {
                     *         "en": "Ada Yılmaz, İzmir",
                     *         "tr": "Ada Yılmaz, İzmir"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        texts: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteAdminCannedAnswersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    patchAdminCannedAnswersId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Ada Yılmaz, İzmir",
                 *       "texts": {
                 *         "en": "Ada Yılmaz, İzmir",
                 *         "tr": "Ada Yılmaz, İzmir"
                 *       }
                 *     }
                 */
                "application/json": {
                    title: string;
                    texts: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *       "title": "Ada Yılmaz, İzmir",
                     *       "texts": {
                     *         "en": "Ada Yılmaz, İzmir",
                     *         "tr": "Ada Yılmaz, İzmir"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        title: string;
                        texts: {
                            [key: string]: string;
                        };
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminAudit: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                action?: "package.create" | "package.update" | "setting.update" | "user.credits" | "user.role" | "user.disabled" | "purchase.refund" | "ticket.status" | "answer.create" | "answer.update" | "answer.delete" | "contact.done" | "job.retry" | "mail.retry" | "list.export" | "payment.disputed" | "payment.mismatch" | "payment.partly-refunded";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "action": "package.create",
                     *         "actor": {
                     *           "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *           "email": "Ada Yılmaz, İzmir"
                     *         },
                     *         "target": "Ada Yılmaz, İzmir",
                     *         "before": {},
                     *         "after": {},
                     *         "createdAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        /** @enum {string} */
                        action: "package.create" | "package.update" | "setting.update" | "user.credits" | "user.role" | "user.disabled" | "purchase.refund" | "ticket.status" | "answer.create" | "answer.update" | "answer.delete" | "contact.done" | "job.retry" | "mail.retry" | "list.export" | "payment.disputed" | "payment.mismatch" | "payment.partly-refunded";
                        actor: {
                            /** Format: uuid */
                            id: string;
                            email: string;
                        } | null;
                        target: string;
                        before: unknown;
                        after: unknown;
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "Ada Yılmaz, İzmir",
                     *         "task": "Ada Yılmaz, İzmir",
                     *         "attempts": 10,
                     *         "maxAttempts": 10,
                     *         "runAt": "2026-11-21T10:15:30.000Z",
                     *         "lastError": "Ada Yılmaz, İzmir",
                     *         "state": "waiting"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        id: string;
                        task: string;
                        attempts: number;
                        maxAttempts: number;
                        /** Format: date-time */
                        runAt: string;
                        lastError: string | null;
                        /** @enum {string} */
                        state: "waiting" | "running" | "failed";
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAdminJobsIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminMails: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                search?: string;
                status?: "queued" | "sent" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list: the newest 1,000 unless `limit` says otherwise */
            200: {
                headers: {
                    /** @description How many entries this answer holds at most */
                    "x-list-limit"?: number;
                    /** @description The `cursor` of the next page; missing on the last one */
                    "x-next-cursor"?: string;
                    /** @description The next page, with `rel="next"` */
                    link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "0190b1a8-3c5e-7c40-9d2a-5b1f0c9e7a11",
                     *         "recipient": "Ada Yılmaz, İzmir",
                     *         "template": "Ada Yılmaz, İzmir",
                     *         "status": "queued",
                     *         "attempts": 10,
                     *         "lastError": "Ada Yılmaz, İzmir",
                     *         "createdAt": "2026-11-21T10:15:30.000Z",
                     *         "sentAt": "2026-11-21T10:15:30.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        recipient: string;
                        template: string;
                        /** @enum {string} */
                        status: "queued" | "sent" | "failed";
                        attempts: number;
                        lastError: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        sentAt: string | null;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    postAdminMailsIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Ada Yılmaz, İzmir",
                     *         "use": "embedded-postgres",
                     *         "values": {},
                     *         "uses": "Ada Yılmaz, İzmir",
                     *         "isEmbedded": true
                     *       }
                     *     ]
                     */
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        use: "embedded-postgres" | "postgres" | "bundled-chromium" | "installed-chrome" | "chosen-browser" | "remote-browser" | "local-writer" | "model" | "priced-model" | "altcha" | "recaptcha" | "sandbox" | "stripe" | "outbox" | "smtp" | "support-address" | "no-support-address" | "operator" | "no-operator";
                        values: {
                            [key: string]: string;
                        };
                        uses: string;
                        isEmbedded: boolean;
                    }[];
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAdminLoad: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delays": {
                     *         "p50Ms": 10,
                     *         "p99Ms": 10,
                     *         "maxMs": 10
                     *       },
                     *       "computing": {
                     *         "running": 10,
                     *         "waiting": 10
                     *       },
                     *       "printing": {
                     *         "running": 10,
                     *         "waiting": 10
                     *       },
                     *       "memoryMb": 10,
                     *       "modelUse": [
                     *         {
                     *           "work": "cv",
                     *           "pieces": 10,
                     *           "promptTokens": 10,
                     *           "completionTokens": 10,
                     *           "costUsd": 10
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        delays: {
                            p50Ms: number;
                            p99Ms: number;
                            maxMs: number;
                        };
                        computing: {
                            running: number;
                            waiting: number;
                        };
                        printing: {
                            running: number;
                            waiting: number;
                        };
                        memoryMb: number;
                        modelUse: {
                            /** @enum {string} */
                            work: "cv" | "letter" | "twin" | "upload" | "match";
                            pieces: number;
                            promptTokens: number;
                            completionTokens: number;
                            costUsd: number;
                        }[];
                    };
                };
            };
            /** @description What went wrong, by `code` */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
