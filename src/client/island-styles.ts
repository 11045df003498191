/**
 * Imports the style sheets of all components inside islands; astro.config.ts puts them into one chunk. Astro
 * adds the styles of client scripts to every page, except a style sheet whose text the page already contains.
 * Document.astro and main.ts import this file first, so that the chunk has the same text for the server and
 * for the browser. A page therefore contains these styles only once.
 */
import "#components/Icon/Icon.module.css";
import "#components/Logo/Logo.module.css";
import "#components/Pill/Pill.module.css";
import "#components/VisuallyHidden/VisuallyHidden.module.css";
import "#components/MarkerList/MarkerList.module.css";
import "#components/Disclosure/Disclosure.module.css";
import "#components/CallButton/CallButton.module.css";
import "#components/FaqAccordion/FaqAccordion.module.css";
import "#components/LoadError/LoadError.module.css";
import "#components/Hours/ClosedNote.module.css";
import "#components/Hours/OpenNow.module.css";
import "#components/SliceViewer/CalloutLine.module.css";
import "#components/SliceViewer/Caption.module.css";
import "#components/SliceViewer/SliceImage.module.css";
import "#components/SliceViewer/SliceStack.module.css";
import "#components/SliceViewer/SliceViewer.module.css";
import "#screens/ContactScreen/WeekChart.module.css";
import "#screens/HomeScreen/HeroStars.module.css";
import "#screens/ServiceScreen/AnchorRow.module.css";
import "#shell/CallBar/CallBar.module.css";
import "#shell/CallBar/ScrollToTop.module.css";
import "#shell/SiteHeader/Dropdown.module.css";
import "#shell/SiteHeader/MenuPanel.module.css";
import "#shell/SiteHeader/SiteHeader.module.css";
