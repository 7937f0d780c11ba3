import { type CareerProfile, emptyProfile } from "@terzi/contracts/career";
import { uploadText } from "@terzi/i18n/upload";
import { shownLanguage } from "@terzi/ui/texts";

/** Fills a profile from a JSON Resume as an upload does; says what was found. Null when the file is none. */
export async function fillFromResume(
  profile: CareerProfile,
  file: File,
): Promise<{ profile: CareerProfile; message: string } | null> {
  const [{ fromJsonResume, NotAResume }, { fillProfile }] = await Promise.all([
    import("@terzi/cv-import/json-resume"),
    import("@terzi/cv-import/fill-profile"),
  ]);
  try {
    const read = fromJsonResume(JSON.parse(await file.text()));
    const found = fillProfile(emptyProfile(), read).added;
    const filled = fillProfile(profile, read);
    return { profile: filled.profile, message: uploadText(shownLanguage(), { found, added: filled.added }) };
  } catch (error) {
    if (error instanceof NotAResume || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Hands the profile over as a file, `Ada Quill - resume.json`. */
export async function downloadResume(profile: CareerProfile): Promise<void> {
  const { toJsonResume } = await import("@terzi/cv-import/json-resume");
  const json = JSON.stringify(toJsonResume(profile), null, 2);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
  link.download = [profile.personalInfo.name.trim(), "resume.json"].filter(Boolean).join(" - ");
  link.click();
  URL.revokeObjectURL(link.href);
}
