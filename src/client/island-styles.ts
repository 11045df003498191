/**
 * Imports the style sheets of all components inside islands, so that a page contains these styles only once.
 * Astro adds the styles of client scripts to every page, unless the page already contains a style sheet with
 * exactly the same text. The text is the same because astro.config.ts puts these styles into one chunk, and
 * because Document.astro and main.ts import this file before all other style sheets.
 */
import "#components/Icon/Icon.module.css";
import "#components/Logo/Logo.module.css";
import "#components/Pill/Pill.module.css";
import "#components/VisuallyHidden/VisuallyHidden.module.css";
import "#components/MarkerList/MarkerList.module.css";
import "#components/Disclosure/Disclosure.module.css";
import "#components/CallButton/CallButton.module.css";
import "#components/FaqAccordion/FaqAccordion.module.css";
import "#components/LoadMessage/LoadMessage.module.css";
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
